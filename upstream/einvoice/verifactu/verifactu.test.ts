import { expect, test } from 'vitest'
import { codeAddress } from './code.ts'
import { cancellationText, fingerprint, registrationText } from './fingerprint.ts'
import type { Registration } from './record.ts'
import { writeRecordFile, writeRecords, writeRegistration } from './write.ts'

const first = '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60'
const second = 'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97'

const record: Registration = {
  issuer: '89890001K',
  number: '12345678/G33',
  issueDate: '2024-01-01',
  generatedAt: '2024-01-01T19:20:30+01:00',
  previous: null,
  issuerName: 'Norte & Sur S.L.',
  type: 'F1',
  rectified: [],
  operationDate: '',
  description: 'Asesoramiento',
  tax: '12.35',
  total: '123.45',
  recipient: { name: 'Taller Ruiz', nif: 'B12345674', foreign: null },
  details: [
    {
      regime: '01',
      qualification: 'S1',
      exemption: '',
      rate: '21',
      base: '111.10',
      tax: '12.35',
    },
  ],
  software: { producer: 'Norte & Sur S.L.', producerNif: '89890001K', installation: '1' },
}
const previous = { issuer: '89890001K', issueDate: '2024-01-01' }

/** The examples of the agency's «Especificaciones técnicas … huella o hash», 0.1.2, pages 10 to 12. */
test('fingerprints are those of the agency’s own examples', () => {
  expect(fingerprint(registrationText(record))).toBe(first)
  const next = {
    ...record,
    number: '12345679/G34',
    generatedAt: '2024-01-01T19:20:35+01:00',
    previous: { ...previous, number: '12345678/G33', hash: first },
  }
  expect(fingerprint(registrationText(next))).toBe(second)
  const cancelled = {
    issuer: '89890001K',
    number: '12345679/G34',
    issueDate: '2024-01-01',
    generatedAt: '2024-01-01T19:20:40+01:00',
    previous: { ...previous, number: '12345679/G34', hash: second },
  }
  expect(fingerprint(cancellationText(cancelled))).toBe(
    '177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68',
  )
})

test('the code leads to the agency, its values escaped', () => {
  const invoice = { ...record, number: '12345678&G33', total: '241.40' }
  expect(codeAddress(invoice, true)).toBe(
    'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=89890001K&numserie=12345678%26G33&fecha=01-01-2024&importe=241.40',
  )
  expect(codeAddress(invoice, false)).toContain('/ValidarQRNoVerifactu?nif=89890001K&')
})

test('a record names the one before it, and stands in a file alone or with others', () => {
  const xml = writeRegistration(record, first)
  expect(xml).toContain('<sf:Encadenamiento><sf:PrimerRegistro>S</sf:PrimerRegistro>')
  expect(xml).toContain('<sf:NombreRazonEmisor>Norte &amp; Sur S.L.</sf:NombreRazonEmisor>')
  const rectified = { ...previous, number: '12345678/G33' }
  const chained = writeRegistration(
    {
      ...record,
      type: 'R5',
      recipient: null,
      rectified: [rectified],
      previous: { ...rectified, hash: first },
    },
    second,
  )
  expect(chained).toContain(`<sf:Huella>${first}</sf:Huella></sf:RegistroAnterior>`)
  expect(chained).toContain('<sf:TipoRectificativa>I</sf:TipoRectificativa>')
  expect(chained).not.toContain('Destinatarios>')
  expect(writeRecordFile(xml)).toMatch(/^<\?xml .*\n<sf:RegistroAlta xmlns:sf="https:[^"]*">/)
  const file = writeRecords({ name: 'Norte', nif: '89890001K' }, [xml, chained])
  expect(file.match(/<sfLR:RegistroFactura>/g)).toHaveLength(2)
})
