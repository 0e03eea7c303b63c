const STAVES = 10;
const LINES = 5;
const [WIDTH, HEIGHT] = [595, 842];
const MARGIN = 50;
const LINE_GAP = 7;

/** A page of music paper as PDF: something that learners of a demonstration course can really keep and print. */
export function staffPaper(): Buffer {
  const drawn: string[] = ['0.6 w'];
  for (let staff = 0; staff < STAVES; staff += 1)
    for (let line = 0; line < LINES; line += 1) {
      const y = HEIGHT - MARGIN - staff * 75 - line * LINE_GAP;
      drawn.push(`${MARGIN} ${y} m ${WIDTH - MARGIN} ${y} l S`);
    }
  const content = drawn.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${pdf}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
  );
}
