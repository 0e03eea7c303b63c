/** The report of output VAT (design: 60 #vat), in Typst's language; see template.ts for the Thai marks. */
export const VAT_TEMPLATE = String.raw`
#let data = json(bytes(sys.inputs.page))
#let muted = rgb("#55495f")
#let rule = 0.5pt + rgb("#8a7f94")
#let thin = 0.5pt + rgb("#ddd5e6")
#let band = rgb("#efeaf6")
#set document(title: data.vat, author: data.seller.name, date: none)
#set page(paper: "a4", flipped: true, margin: (x: 34pt, top: 34pt, bottom: 46pt), footer-descent: 10pt, footer: context {
  set text(size: 8.5pt, fill: muted)
  grid(columns: (1fr, auto), [#data.vat · #data.seller.name], [หน้า #counter(page).display() จาก #counter(page).final().first()])
})
#set text(font: "Sarabun", size: 9pt, lang: "th", fill: rgb("#1a1420"), features: (mark: 0, mkmk: 0))
#set text(top-edge: 1.05em, bottom-edge: -0.35em)
#set par(leading: 0.1em, spacing: 0.1em)

#grid(columns: (1fr, auto), column-gutter: 12pt,
  { text(size: 16pt, weight: "bold", data.vat); if data.open { linebreak(); text(fill: muted)[เดือนยังไม่ปิด ยอดยังเปลี่ยนได้] } },
  align(right, { text(weight: "bold", data.seller.name); for it in data.seller.lines { linebreak(); it } }),
)
#v(8pt)

#let money = ("มูลค่าสินค้าหรือบริการ", "ภาษีมูลค่าเพิ่ม", "รวม")

#if data.rows.len() > 0 {
  table(
    columns: (30pt, 58pt, 92pt, 1fr, 1.2fr, 1fr, 84pt, 72pt, 78pt),
    align: (x, y) => if y == 0 { center + horizon } else if x == 0 { center } else if x > 5 { right } else { left },
    inset: (x: 4pt, y: 2.5pt),
    fill: (x, y) => if y == 0 { band },
    stroke: (x, y) => (top: if y < 2 { rule } else { thin }, bottom: rule),
    table.header(..("ลำดับ", "วันที่", "เลขที่", "ใบกำกับภาษีหรืออ้างถึง", "ชื่อผู้ซื้อ", "เลขผู้เสียภาษี สาขา", ..money).map(strong)),
    ..data.rows.flatten(),
  )
  v(8pt)
}

#block(breakable: false, table(
  columns: (1fr, 60pt, 100pt, 90pt, 100pt),
  align: (x, y) => if x == 0 { left } else { right },
  inset: (x: 6pt, y: 4pt),
  fill: (x, y) => if y == 0 or y == data.sums.len() { band },
  stroke: (x, y) => (top: rule, bottom: rule),
  ..("สรุป", "ใบ", ..money).map(strong),
  ..data.sums.enumerate().map(((index, it)) => if index == data.sums.len() - 1 { it.map(strong) } else { it }).flatten(),
))
#v(4pt)
#text(fill: muted, data.notes.join(linebreak()))
`;
