/**
 * A certificate of a finished course (design: 15 #dlg-cert), one sheet across, in Typst's language; see template.ts for how the
 * words come in and why the Thai marks stand right.
 */
export const CERTIFICATE_TEMPLATE = String.raw`
#let data = json(bytes(sys.inputs.page))
#let purple = rgb("#6b2fd6")
#let muted = rgb("#55495f")
#set document(title: data.course + " " + data.number, author: data.issuer, date: none)
#set page(paper: "a4", flipped: true, margin: 0pt, background: {
  place(center + horizon, rect(width: 100% - 48pt, height: 100% - 48pt, radius: 14pt, stroke: 3pt + purple))
  place(center + horizon, rect(width: 100% - 64pt, height: 100% - 64pt, radius: 10pt, stroke: 0.75pt + rgb("#c9bfd5")))
})
#set text(font: "Sarabun", size: 14pt, lang: "th", fill: rgb("#1a1420"), features: (mark: 0, mkmk: 0))
#set text(top-edge: 1.05em, bottom-edge: -0.35em)
#set par(leading: 0.1em, spacing: 0.1em)
#set align(center)

#block(width: 100%, height: 100%, inset: (x: 90pt, y: 62pt), {
  text(size: 15pt, fill: purple, weight: "bold", data.issuer)
  v(12pt)
  text(size: 30pt, weight: "bold")[ใบรับรองการเรียนจบ]
  v(16pt)
  text(fill: muted)[เวที ขอรับรองว่า]
  v(6pt)
  text(size: 34pt, weight: "bold", fill: purple, data.name)
  v(2pt)
  line(length: 60%, stroke: 0.75pt + rgb("#c9bfd5"))
  v(8pt)
  text(fill: muted)[เรียนจบคอร์ส]
  v(4pt)
  text(size: 22pt, weight: "medium", data.course)
  v(4pt)
  for it in data.lines { it; linebreak() }
  v(1fr)
  grid(
    columns: (1fr, auto),
    align(left + bottom, { data.date; linebreak(); text(fill: muted)[เลขที่ #data.number] }),
    image(bytes(sys.inputs.qr), format: "svg", width: 69pt, alt: "QR ไปหน้าคอร์ส"),
  )
})
`;
