/**
 * Labels for parcels, eight on a sheet to be cut (design: 52 #bulk), in Typst's language; see template.ts for how the words come
 * in and why the Thai marks stand right.
 */
export const LABELS_TEMPLATE = String.raw`
#let data = json(bytes(sys.inputs.page))
#let muted = rgb("#55495f")
#set document(title: "ใบปะหน้า", author: data.sender.at(0), date: none)
#set page(paper: "a4", margin: 0pt)
#set text(font: "Sarabun", size: 10pt, lang: "th", fill: rgb("#1a1420"), features: (mark: 0, mkmk: 0))
#set text(top-edge: 1.05em, bottom-edge: -0.35em)
#set par(leading: 0.1em, spacing: 0.1em)

#let label(it) = block(width: 105mm, height: 74.25mm, inset: 7mm, breakable: false, stroke: (thickness: 0.5pt, paint: rgb("#c9bfd5"), dash: "dashed"), {
  text(size: 8pt, fill: muted, {
    [ผู้ส่ง #data.sender.at(0)]
    for line in data.sender.slice(1) { linebreak(); line }
  })
  v(3mm)
  text(size: 9pt, fill: muted)[ผู้รับ]
  v(0.5mm)
  text(size: 13pt, weight: "bold", it.name)
  linebreak()
  text(size: 12pt, weight: "medium", it.tel)
  v(1mm)
  text(size: 11pt, it.lines.join(linebreak()))
  linebreak()
  text(size: 17pt, weight: "bold", tracking: 2pt, it.postcode)
  v(1fr)
  text(size: 8pt, fill: muted, grid(columns: (1fr, auto), column-gutter: 4mm, it.what, align(bottom, strong(it.number))))
})

#grid(columns: (105mm, 105mm), ..data.labels.map(label))

#if data.without.len() > 0 {
  pagebreak(weak: true)
  block(inset: 15mm, {
    text(size: 14pt, weight: "bold")[ไม่มีใบปะหน้า #str(data.without_count) คำสั่งซื้อ]
    v(3mm)
    for it in data.without { [#strong(it.at(0)) #it.at(1)]; linebreak() }
  })
}
`;
