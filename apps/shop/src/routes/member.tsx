export default function Page() {
  return <div className="wrap">…</div>;
}
