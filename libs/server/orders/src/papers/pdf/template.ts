/**
 * The sheet that every paper is set on (design: 34), in Typst's language. What stands on it comes as JSON in `sys.inputs`
 * and is only ever shown, never read as markup. Sarabun's own letter forms place the Thai marks: with the offsets of
 * `mark` and `mkmk` a mark would be written apart from its letter, and be copied out twice (docs/decisions/0024).
 */
export const TEMPLATE = String.raw`
#let data = json(bytes(sys.inputs.page))
#let muted = rgb("#55495f")
#let rule = 0.75pt + rgb("#8a7f94")
#let thin = 0.75pt + rgb("#ddd5e6")
#let band = rgb("#efeaf6")
// Papers keep the look that they were issued in, so that a lost file is made again as it was.
#let by-look(first, second) = if data.at("look", default: 1) == 1 { first } else { second }
#let void-mark = if data.void {
  let mark(size) = rotate(-18deg, text(size: size, weight: "bold", fill: rgb("#c4203a29"))[ยกเลิก])
  by-look(place(center + horizon, mark(84pt)), place(top + center, dy: 285pt, mark(66pt)))
}
#set document(title: data.title + " " + data.number, author: data.seller.name, date: none)
#set page(
  paper: "a4",
  // In a picture of several pages the white of each would lie over the first.
  fill: none,
  margin: (x: 43pt, top: 35pt, bottom: 60pt),
  footer-descent: 10pt,
  footer: context {
    set text(size: 9pt, fill: muted)
    line(length: 100%, stroke: 0.75pt + rgb("#c9bfd5"))
    grid(
      columns: (1fr, auto),
      [เอกสารนี้จัดทำด้วยระบบคอมพิวเตอร์ ตรวจสอบได้ที่ QR บนเอกสาร],
      [#data.number · หน้า #counter(page).display() จาก #counter(page).final().first()],
    )
  },
  background: by-look(void-mark, none),
  // Above the coloured bands, which would hide parts of it.
  foreground: by-look(none, void-mark),
)
#set text(font: "Sarabun", size: 10.5pt, lang: "th", fill: rgb("#1a1420"), features: (mark: 0, mkmk: 0))
// Lines as high as vowels below and tone marks above them need together.
#set text(top-edge: 1.05em, bottom-edge: -0.35em)
#set par(leading: by-look(0.1em, 0.2em), spacing: by-look(0.1em, 0.2em))

#show "(มหาชน)": box

#let facts(rows, right: false) = grid(
  columns: if right { (1fr, auto) } else { (auto, 1fr) },
  column-gutter: 10pt,
  row-gutter: 2pt,
  ..rows.map(row => (
    text(fill: muted, row.at(0)),
    if right { align(std.right, text(weight: "medium", row.at(1))) } else if row.len() > 2 { text(weight: "bold", row.at(1)) } else { row.at(1) },
  )).flatten(),
)

#let small(it) = text(size: 9.5pt, fill: muted, it)
#let qr() = image(bytes(sys.inputs.qr), format: "svg", width: 69pt, alt: "QR ตรวจสอบเอกสาร")

#grid(
  columns: (36pt, 1fr, auto),
  column-gutter: 11pt,
  box(width: 36pt, height: 36pt, radius: 10pt, fill: rgb("#2B1358"), clip: true, {
    place(polygon(fill: rgb("#AE82FF"), (15.3pt, 6.3pt), (20.7pt, 6.3pt), (28.8pt, 26.1pt), (7.2pt, 26.1pt)))
    place(dx: 7.2pt, dy: 22.7pt, ellipse(width: 21.6pt, height: 6.8pt, fill: rgb("#F8F5FD")))
  }),
  {
    text(size: 12pt, weight: "bold", data.seller.name)
    for it in data.seller.lines { linebreak(); it }
  },
  align(right, {
    box(stroke: 1pt, radius: 3pt, inset: (x: 9pt, y: 1pt), text(weight: "bold", data.stamp))
    v(by-look(2pt, 6pt))
    text(size: by-look(17pt, 19pt), weight: "bold", data.title)
    linebreak()
    small(data.subtitle)
  }),
)

// What the items up to the end of a page add up to, where more follow on the next one.
#let carried() = context {
  let here = query(<item>).filter(it => it.location().page() == here().page())
  if here.len() > 0 and here.last().value < data.items.len() - 1 {
    block(width: 100%, stroke: rule, fill: band, inset: (x: 7pt, y: 5pt), {
      strong[ยอดยกไป]
      h(1fr)
      strong(data.carried.at(here.last().value))
    })
  }
}

#let sheet() = {
  v(by-look(8pt, 16pt))
  block(width: 100%, stroke: rule, radius: 6pt, clip: true, grid(
    columns: (1fr, 189pt),
    inset: (x: 12pt, y: 8pt),
    stroke: (x, y) => if x == 1 { (left: rule) },
    facts(data.buyer), facts(data.facts, right: true),
  ))
  if data.refs.len() > 0 {
    v(by-look(6pt, 13pt))
    block(width: 100%, stroke: rule, radius: 6pt, inset: (x: 12pt, y: 7pt), grid(
      columns: (1fr, 0.7fr, 1.4fr),
      column-gutter: 15pt,
      ..data.refs.map(it => [#small(it.at(0)) \ *#it.at(1)*]),
    ))
  }
  v(by-look(6pt, 13pt))
  let priced = data.columns.len() == 5
  table(
    columns: if priced { (40pt, 1fr, 46pt, 84pt, 100pt) } else { (40pt, 1fr, 46pt, 112pt) },
    align: (x, y) => if y == 0 { center + horizon } else if x in (0, 2) { center } else if x == 1 { left } else { right },
    inset: (x: 7pt, y: 5pt),
    fill: (x, y) => if y == 0 { band },
    stroke: (x, y) => (left: rule, right: rule, top: if y < 2 { rule } else { thin }, bottom: if y == 0 { rule }),
    table.header(..data.columns.map(it => strong(it))),
    ..data.items.enumerate().map(((index, it)) => (
      [#it.at(0)#metadata(index) <item>],
      [#it.at(1) #if it.at(2) != "" { linebreak(); small(it.at(2)) }],
      ..it.slice(3),
    )).flatten(),
    ..data.columns.map(it => table.cell(inset: 0pt, stroke: (left: rule, right: rule, top: thin, bottom: rule), v(if data.items.len() > 3 { 6pt } else { 64pt }))),
    ..if "carried" in data { (table.footer(table.cell(colspan: data.columns.len(), inset: 0pt, stroke: none, carried())),) },
  )
  v(-0.75pt)
  block(width: 100%, above: 0pt, breakable: false, stroke: rule, grid(
    columns: (1fr, 252pt),
    grid.cell(inset: 10pt, stroke: (right: rule), {
      [จำนวนเงิน#data.words.at(0)เป็นตัวอักษร]
      v(5pt)
      block(width: 100%, fill: band, radius: 5pt, inset: (x: 9pt, y: 6pt), align(center, strong("(" + data.words.at(1) + ")")))
      for it in data.words.slice(2) { v(4pt); small(it) }
    }),
    grid(
      columns: (1fr, auto),
      inset: (x: 9pt, y: 4.5pt),
      fill: (x, y) => if y == data.totals.len() - 1 { band },
      stroke: (x, y) => if y < data.totals.len() - 1 { (bottom: thin) },
      align: (x, y) => if x == 1 { right } else { left },
      ..data.totals.enumerate().map(((index, it)) => if index == data.totals.len() - 1 { it.map(strong) } else { it }).flatten(),
    ),
  ))
  v(by-look(10pt, 15pt))
  block(breakable: false, width: 100%, {
    grid(
      columns: (1fr, auto),
      column-gutter: 15pt,
      { strong(data.notes.at(0)); for it in data.notes.slice(1) { linebreak(); it } },
      qr(),
    )
    v(40pt)
  })
  v(1fr)
  grid(
    columns: (1fr, 1fr),
    column-gutter: 45pt,
    ..("ผู้รับเงิน", "ผู้มีอำนาจออกเอกสาร").map(it => align(center, { line(length: 100%, stroke: (dash: "dotted")); v(1pt); it })),
  )
}

#let conditions() = {
  v(by-look(8pt, 16pt))
  block(width: 100%, stroke: rule, radius: 6pt, inset: (x: 12pt, y: 9pt), {
    strong(data.about.at(0))
    for it in data.about.slice(1) { linebreak(); it }
  })
  v(by-look(6pt, 12pt))
  for (index, it) in data.conditions.enumerate() {
    block(breakable: false, below: 6pt, grid(
      columns: (21pt, 1fr),
      strong(str(index + 1) + "."),
      { strong(it.at(0)); linebreak(); it.at(1) },
    ))
  }
  v(1fr)
  block(breakable: false, width: 100%, grid(
    columns: (1fr, auto),
    column-gutter: 15pt,
    align(horizon, data.agreed.join(linebreak())),
    qr(),
  ))
}

#if "conditions" in data { conditions() } else { sheet() }
`;
