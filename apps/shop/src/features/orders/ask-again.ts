/** What somebody writes to the shop who wants to see again what is sold once. @param orderNo empty of what they were given */
export function askAgain(title: string, orderNo: string): string {
  return [`อยากดู ${title} อีกครั้ง`, orderNo && `(คำสั่งซื้อ ${orderNo})`].filter(Boolean).join(' ');
}
