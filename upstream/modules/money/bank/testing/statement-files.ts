import { strToU8, zipSync } from 'fflate'

/** Made for our tests: 500.00, then 1,190.00 in and twice 45.50 out leave 1,599.00. */
const entries = [
  {
    amount: '1190.00',
    side: 'CRDT',
    day: '2026-03-02',
    name: 'Ärzte am Dom',
    text: 'RE-2026-0001',
  },
  {
    amount: '45.50',
    side: 'DBIT',
    day: '2026-03-03',
    name: 'Papier Krause',
    text: 'Paper and toner',
  },
  {
    amount: '45.50',
    side: 'DBIT',
    day: '2026-03-03',
    name: 'Papier Krause',
    text: 'Paper and toner',
  },
]

export function camtFile({ closing = '1599.00' } = {}): string {
  const balance = (kind: string, amount: string, day: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
  const written = entries.map(({ amount, side, day, name, text }) => {
    const party = side === 'CRDT' ? 'Dbtr' : 'Cdtr'
    return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
<BkTxCd><Prtry><Cd>TRANSFER</Cd></Prtry></BkTxCd><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><${party}><Nm>${name}</Nm></${party}></RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-04T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>7</ElctrncSeqNb><CreDtTm>2026-03-04T06:00:00</CreDtTm>
<Acct><Id><Othr><Id>0628908200</Id></Othr></Id><Ccy>EUR</Ccy></Acct>
${balance('OPBD', '500.00', '2026-03-02')}
${balance('CLBD', closing, '2026-03-03')}
${written.join('\n')}
</Stmt></BkToCstmrStmt></Document>
`
}

export function camtZip(): Uint8Array {
  return zipSync({ 'S1.xml': strToU8(camtFile()), 'read.me': strToU8('no statement') })
}

export const mt940File = `:20:STARTUMS
:25:20040000/0628908200
:28C:7/1
:60F:C260302EUR500,00
:61:2603020302CR1190,00NTRFNONREF//A1
:86:166?00GUTSCHRIFT?20SVWZ+RE-2026-0001?32Ärzte am Dom
:61:2603030303DR45,50NTRFNONREF
:86:116?00LASTSCHRIFT?20SVWZ+Paper and toner?32Papier Krause
:61:2603030303DR45,50NTRFNONREF
:86:116?00LASTSCHRIFT?20SVWZ+Paper and toner?32Papier Krause
:62F:C260303EUR1599,00
-
`

export const ofxFile = `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR
<BANKACCTFROM><BANKID>20040000<ACCTID>0628908200<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260302<DTEND>20260303
${entries
  .map(
    ({ amount, side, day, name, text }, at) => `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day.replaceAll(
      '-',
      '',
    )}120000<TRNAMT>${side === 'DBIT' ? '-' : ''}${amount}<FITID>F${at}<NAME>${name}<MEMO>${text}
</STMTTRN>`,
  )
  .join('\n')}
</BANKTRANLIST><LEDGERBAL><BALAMT>1599.00<DTASOF>20260303</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of one sheet: texts, and numbers as spreadsheets keep them; days as theirs, in style 1. */
export function workbookOf(rows: readonly (readonly (string | number | { day: number })[])[]) {
  const cell = (value: string | number | { day: number }) => {
    if (typeof value === 'string') return `<c t="inlineStr"><is><t>${value}</t></is></c>`
    return typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c s="1"><v>${value.day}</v></c>`
  }
  const data = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
  }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  )
}
