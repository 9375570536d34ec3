/** A text as the content of an element; characters that XML 1.0 cannot hold are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** A text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeXml(text).replaceAll('"', '&quot;')
}
