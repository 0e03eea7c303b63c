export default function X(_: Record<string, unknown>) {
  return null;
}
