import { expect, test } from 'vitest'
import { readBankFile } from './read-file.ts'

function linesOf(text: string) {
  const about = { currency: 'EUR', country: 'DE', iban: '', today: '2026-12-01' }
  const file = readBankFile(new TextEncoder().encode(text), {
    ...about,
    remembered: () => undefined,
  })
  return file.statements.flatMap(({ lines }) => lines)
}

const birnbaum = 'DE75512108001245126199'

function mt940(details: string): string {
  return `:20:A
:25:37040044/0532013000
:28C:11/1
:60F:C261102EUR1000,00
:61:2611041104C119,00NTRFNONREF
:86:${details}
:62F:C261104EUR1119,00
-
`
}

function camt(amount: string, inner: string): string {
  const balance = (kind: string, sum: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${sum}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-04</Dt></Dt></Bal>`
  const closing = (1000 + Number(amount)).toFixed(2)
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>S</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${balance('OPBD', '1000.00')}${balance('CLBD', closing)}<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-04</Dt></BookgDt>${inner}</Ntry></Stmt></BkToCstmrStmt></Document>`
}

const parties = `<RltdPties><Dbtr><Nm>Birnbaum KG</Nm></Dbtr><DbtrAcct><Id><IBAN>${birnbaum}</IBAN></Id></DbtrAcct></RltdPties>`

test('numbered parts of field 86 have whatever sign stands after the kind', () => {
  const [line] = linesOf(
    mt940(`166<00GUTSCHRIFT<20RE 17 < 20?<30SOLADES1<31${birnbaum}<32Birnbaum KG`),
  )
  expect(line).toMatchObject({ name: 'Birnbaum KG', iban: birnbaum, text: 'RE 17 < 20?' })
})

test('a name among words', () => {
  const [line] = linesOf(
    mt940(`SEPA IDEAL                       IBAN: ${birnbaum}
BIC: GIBAATWW                    NAAM: Birnbaum KG
OMSCHRIJVING: RE 17              KENMERK: 03-11-2026`),
  )
  expect(line).toMatchObject({ name: 'Birnbaum KG', iban: birnbaum })
})

test('charges beside a single movement are a line of their own', () => {
  const charges = '<Chrgs><Rcrd><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></Rcrd></Chrgs>'
  const details = `<NtryDtls><TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">119.00</Amt></TxAmt></AmtDtls>${parties}</TxDtls></NtryDtls>`
  const lines = linesOf(camt('118.00', `${charges}${details}`))
  expect(lines.map(({ amount, name }) => [amount, name])).toEqual([
    [11_900, 'Birnbaum KG'],
    [-100, ''],
  ])
})

test('words and numbers of documents beside a structured reference are kept', () => {
  const remittance =
    '<RmtInf><Strd><RfrdDocInf><Nb>RE-17</Nb></RfrdDocInf><CdtrRefInf><Ref>210000000003139471430009017</Ref></CdtrRefInf><AddtlRmtInf>Bitte buchen</AddtlRmtInf></Strd></RmtInf>'
  const [line] = linesOf(
    camt('119.00', `<NtryDtls><TxDtls>${parties}${remittance}</TxDtls></NtryDtls>`),
  )
  expect(line).toMatchObject({
    reference: '210000000003139471430009017',
    text: 'RE-17 Bitte buchen',
  })
})
