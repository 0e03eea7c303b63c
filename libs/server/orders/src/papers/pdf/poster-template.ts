/** A coupon on a sheet of A5 (design: 62 #share), in Typst's language; see template.ts for the Thai marks. */
export const POSTER_TEMPLATE = String.raw`
#let data = json(bytes(sys.inputs.page))
#let purple = rgb("#6b2fd6")
#set document(title: "คูปอง " + data.code, author: "เวที (Wethi)", date: none)
#set page(paper: "a5", margin: 12mm)
#set text(font: "Sarabun", size: 11pt, lang: "th", fill: rgb("#1a1420"), features: (mark: 0, mkmk: 0))
#set text(top-edge: 1.05em, bottom-edge: -0.35em)
#set par(leading: 0.1em, spacing: 0.1em)
#set align(center)

#grid(columns: (auto, auto), column-gutter: 6pt, align: horizon,
  box(width: 22pt, height: 22pt, radius: 6pt, fill: rgb("#2B1358"), clip: true, {
    place(polygon(fill: rgb("#AE82FF"), (9.4pt, 3.9pt), (12.7pt, 3.9pt), (17.6pt, 16pt), (4.4pt, 16pt)))
    place(dx: 4.4pt, dy: 13.9pt, ellipse(width: 13.2pt, height: 4.2pt, fill: rgb("#F8F5FD")))
  }),
  text(size: 14pt, weight: "bold")[เวที],
)
#v(1fr)
#text(size: 15pt, weight: "medium", data.about)
#v(3mm)
#text(size: if data.saving.len() > 40 { 26pt } else { 36pt }, weight: "bold", fill: purple, data.saving)
#v(4mm)
#box(stroke: (paint: purple, thickness: 1.5pt, dash: "dashed"), radius: 8pt, inset: (x: 16pt, y: 6pt),
  text(size: if data.code.len() > 18 { 15pt } else { 24pt }, weight: "bold", tracking: 1pt, data.code))
#v(1fr)
#image(bytes(sys.inputs.qr), format: "svg", width: 58mm, alt: "คิวอาร์ของคูปอง")
#text(size: 12pt, weight: "bold", data.invitation)
#v(1fr)
#for it in data.notes { text(size: 10pt, fill: rgb("#55495f"), it); linebreak() }
`;
