import { escapeXml as escapeText } from '../../../../core/xml/escape-xml.ts'

/** A text as the content of an element or attribute; signs that XML 1.0 cannot hold are left out. */
export function escapeXml(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}
