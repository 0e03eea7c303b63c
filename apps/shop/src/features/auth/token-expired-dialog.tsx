export default function X(_: object) {
  return null;
}
