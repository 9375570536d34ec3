import { escapeXml } from '../core/xml/escape-xml.ts'
import { type Column, type ColumnType, dayText, type GobdList } from './table.ts'

export const dtdName = 'gdpdu-01-09-2004.dtd'

type About = {
  name: string
  location: string
  comment: string
  medium: string
  from: string
  to: string
}

/**
 * `index.xml` of the Beschreibungsstandard für die Datenträgerüberlassung (GoBD Rz. 167), by which the
 * examiner's program reads the tables: order and content of its elements are those of the DTD.
 */
export function indexXml(about: About, tables: readonly GobdList[]): string {
  const { name, location, comment, medium } = about
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE DataSet SYSTEM "${dtdName}">
<DataSet>
  <Version>1.0</Version>
  <DataSupplier>
    <Name>${escapeXml(name)}</Name>
    <Location>${escapeXml(location)}</Location>
    <Comment>${escapeXml(comment)}</Comment>
  </DataSupplier>
  <Media>
    <Name>${escapeXml(medium)}</Name>
${tables.map((table) => tableXml(about, table)).join('')}  </Media>
</DataSet>
`
}

function tableXml({ from, to }: About, { file, name, words, columns }: GobdList): string {
  const ordered = [
    ...columns
      .filter(({ isKey }) => isKey)
      .map((column) => columnXml('VariablePrimaryKey', column)),
    ...columns.filter(({ isKey }) => !isKey).map((column) => columnXml('VariableColumn', column)),
  ]
  const foreign = columns.flatMap((column) =>
    column.references
      ? [
          `        <ForeignKey>
          <Name>${escapeXml(column.name)}</Name>
          <References>${escapeXml(column.references)}</References>
        </ForeignKey>
`,
        ]
      : [],
  )
  return `    <Table>
      <URL>${file}.csv</URL>
      <Name>${escapeXml(name)}</Name>
      <Description>${escapeXml(words)}</Description>
      <Validity>
        <Range>
          <From>${dayText(from)}</From>
          <To>${dayText(to)}</To>
        </Range>
        <Format>DD.MM.YYYY</Format>
      </Validity>
      <UTF8/>
      <DecimalSymbol>,</DecimalSymbol>
      <DigitGroupingSymbol>.</DigitGroupingSymbol>
      <Range>
        <From>2</From>
      </Range>
      <VariableLength>
        <ColumnDelimiter>;</ColumnDelimiter>
        <RecordDelimiter>&#13;&#10;</RecordDelimiter>
        <TextEncapsulator>"</TextEncapsulator>
${[...ordered, ...foreign].join('')}      </VariableLength>
    </Table>
`
}

function columnXml(element: string, { name, type, words, length }: Column): string {
  const description = words ? `\n          <Description>${escapeXml(words)}</Description>` : ''
  const most = length ? `\n          <MaxLength>${length}</MaxLength>` : ''
  return `        <${element}>
          <Name>${escapeXml(name)}</Name>${description}
          ${typeXml(type)}${most}
        </${element}>
`
}

function typeXml(type: ColumnType): string {
  if (type === 'text') return '<AlphaNumeric/>'
  if (type === 'date') return '<Date><Format>DD.MM.YYYY</Format></Date>'
  const digits = type === 'whole' ? 0 : type.digits
  return `<Numeric><Accuracy>${digits}</Accuracy></Numeric>`
}

/**
 * What `index.xml` is made of, in the words of the standard, so that it can be read beside it. Examiners'
 * programs bring the standard's own file, of which this is the part that is used.
 */
export const dtdText = `<?xml version="1.0" encoding="UTF-8"?>
<!ELEMENT Version (#PCDATA)>
<!ELEMENT Name (#PCDATA)>
<!ELEMENT Location (#PCDATA)>
<!ELEMENT Comment (#PCDATA)>
<!ELEMENT Description (#PCDATA)>
<!ELEMENT URL (#PCDATA)>
<!ELEMENT From (#PCDATA)>
<!ELEMENT To (#PCDATA)>
<!ELEMENT Format (#PCDATA)>
<!ELEMENT Accuracy (#PCDATA)>
<!ELEMENT MaxLength (#PCDATA)>
<!ELEMENT References (#PCDATA)>
<!ELEMENT DecimalSymbol (#PCDATA)>
<!ELEMENT DigitGroupingSymbol (#PCDATA)>
<!ELEMENT ColumnDelimiter (#PCDATA)>
<!ELEMENT RecordDelimiter (#PCDATA)>
<!ELEMENT TextEncapsulator (#PCDATA)>
<!ELEMENT UTF8 EMPTY>
<!ELEMENT AlphaNumeric EMPTY>
<!ELEMENT Numeric (Accuracy?)>
<!ELEMENT Date (Format?)>
<!ELEMENT Range (From, To?)>
<!ELEMENT Validity (Range, Format?)>
<!ELEMENT DataSet (Version, DataSupplier?, Media+)>
<!ELEMENT DataSupplier (Name, Location, Comment)>
<!ELEMENT Media (Name, Table+)>
<!ELEMENT Table (URL, Name?, Description?, Validity?, UTF8?, (DecimalSymbol, DigitGroupingSymbol)?, Range?, VariableLength)>
<!ELEMENT VariableLength (ColumnDelimiter?, RecordDelimiter?, TextEncapsulator?, ((VariablePrimaryKey+, VariableColumn*) | (VariableColumn+)), ForeignKey*)>
<!ELEMENT VariablePrimaryKey (Name, Description?, (Numeric | (AlphaNumeric, MaxLength?) | Date))>
<!ELEMENT VariableColumn (Name, Description?, (Numeric | (AlphaNumeric, MaxLength?) | Date))>
<!ELEMENT ForeignKey (Name+, References)>
`
