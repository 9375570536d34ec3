import { Buffer } from 'node:buffer'
import { escapeXml } from '../../core/xml/escape-xml.ts'
import { srgbProfile } from './srgb-profile.ts'

/** The XML that travels inside a PDF, after Factur-X 1.07 and ZUGFeRD 2.3. */
export type EmbeddedXml = {
  xml: string
  /** `factur-x.xml`, or `xrechnung.xml` for that profile. */
  name: 'factur-x.xml' | 'xrechnung.xml'
}

let profile: Uint8Array | undefined

/**
 * Makes a PDF an archive file of ISO 19005-3 (PDF/A-3b) and attaches the XML as another form of it.
 * pdfkit's own way reads a file of the machine and writes names with an `&` as broken XML.
 */
export function embedXml(doc: PDFKit.PDFDocument, { xml, name }: EmbeddedXml, now: Date): void {
  profile ??= srgbProfile()
  const colours = doc.ref({ Length: profile.length, N: 3 })
  colours.end(Buffer.from(profile))
  const identifier = new String('sRGB IEC61966-2.1')
  const intent = doc.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    Info: identifier,
    OutputConditionIdentifier: identifier,
    DestOutputProfile: colours,
  })
  intent.end('')
  doc._root.data.OutputIntents = [intent]
  doc.file(Buffer.from(xml), {
    name,
    type: 'text/xml',
    relationship: 'Alternative',
    description: 'Factur-X / ZUGFeRD',
    creationDate: now,
    modifiedDate: now,
  })
  doc.appendXML(archiveParts(name))
}

/** What the file says of itself: PDF/A-3b, and which XML it holds. */
function archiveParts(name: EmbeddedXml['name']): string {
  const level = name === 'xrechnung.xml' ? 'XRECHNUNG' : 'EN 16931'
  const version = name === 'xrechnung.xml' ? '3.0' : '1.0'
  const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
  const properties = [
    ['DocumentFileName', 'The name of the embedded XML document'],
    ['DocumentType', 'The type of the hybrid document'],
    ['Version', 'The version of the standard of the XML data'],
    ['ConformanceLevel', 'The conformance level of the XML data'],
  ].map(
    ([property, words]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${property}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${words}</pdfaProperty:description></rdf:li>`,
  )
  return `
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${namespace}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${name}</fx:DocumentFileName><fx:Version>${version}</fx:Version><fx:ConformanceLevel>${level}</fx:ConformanceLevel></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties.join('')}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`
}

/** What every file says of itself; pdfkit leaves `&` and `<` in names as they are. */
export function describeFile(doc: PDFKit.PDFDocument): void {
  const { Title = '', Author = '', Producer = '', CreationDate } = doc.info
  const made = (CreationDate ?? new Date(0)).toISOString().replace(/\.\d+Z$/, 'Z')
  doc._addInfo = () =>
    doc.appendXML(`
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:CreateDate>${made}</xmp:CreateDate><xmp:ModifyDate>${made}</xmp:ModifyDate><xmp:CreatorTool>${escapeXml(Producer)}</xmp:CreatorTool></rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(Title)}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${escapeXml(Author)}</rdf:li></rdf:Seq></dc:creator></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>${escapeXml(Producer)}</pdf:Producer></rdf:Description>`)
}
