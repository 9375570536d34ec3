import { expect, test } from 'vitest'
import { type LipeModule, lipeXml } from './lipe.ts'

const firm = {
  vatNumber: '12345678903',
  taxCode: '12345678903',
  declarant: '12345678903',
  year: '2026',
}

/** Each module's boxes by their names. */
function boxesOf(modules: readonly LipeModule[], credit = 0): Record<string, string>[] {
  const parts = lipeXml(modules, firm, credit).split('<iv:Modulo>').slice(1)
  return parts.map((part) =>
    Object.fromEntries(
      [...part.matchAll(/<iv:(\w+)>([^<]*)<\/iv:\1>/g)].map(([, name, value]) => [name, value]),
    ),
  )
}

function periodOf(
  kind: 'month' | 'quarter',
  number: number,
  { owed, recovered }: { owed: number; recovered: number },
): LipeModule {
  return { period: { kind, number }, sales: 0, purchases: 0, owed, recovered }
}

// The worked amounts below are those of the form's own rules: VP14 = VP6 with VP8 or VP9 and VP12.

test('a quarter at a debt bears 1 % of interest', () => {
  expect(boxesOf([periodOf('quarter', 2, { owed: 220_000, recovered: 70_000 })])).toEqual([
    {
      NumeroModulo: '1',
      Trimestre: '2',
      IvaEsigibile: '2200,00',
      IvaDetratta: '700,00',
      IvaDovuta: '1500,00',
      InteressiDovuti: '15,00',
      ImportoDaVersare: '1515,00',
    },
  ])
})

test('the last quarter is module 5, with neither interest nor what is to pay or to get back', () => {
  expect(boxesOf([periodOf('quarter', 4, { owed: 220_000, recovered: 70_000 })])).toEqual([
    {
      NumeroModulo: '1',
      Trimestre: '5',
      IvaEsigibile: '2200,00',
      IvaDetratta: '700,00',
      IvaDovuta: '1500,00',
    },
  ])
  expect(boxesOf([periodOf('quarter', 4, { owed: 70_000, recovered: 220_000 })], 10_000)).toEqual([
    {
      NumeroModulo: '1',
      Trimestre: '5',
      IvaEsigibile: '700,00',
      IvaDetratta: '2200,00',
      IvaCredito: '1500,00',
      CreditoPeriodoPrecedente: '100,00',
    },
  ])
})

test('the first quarter takes over the credit of the year before, and bears interest on the rest', () => {
  expect(boxesOf([periodOf('quarter', 1, { owed: 100_000, recovered: 40_000 })], 20_000)).toEqual([
    {
      NumeroModulo: '1',
      Trimestre: '1',
      IvaEsigibile: '1000,00',
      IvaDetratta: '400,00',
      IvaDovuta: '600,00',
      CreditoAnnoPrecedente: '200,00',
      InteressiDovuti: '4,00',
      ImportoDaVersare: '404,00',
    },
  ])
})

test('months from January hand on what is left of a credit, and bear no interest', () => {
  const months = [
    periodOf('month', 1, { owed: 10_000, recovered: 25_000 }),
    periodOf('month', 2, { owed: 30_000, recovered: 5_000 }),
    periodOf('month', 3, { owed: 40_000, recovered: 10_000 }),
  ]
  expect(boxesOf(months, 50_000)).toMatchObject([
    {
      NumeroModulo: '1',
      Mese: '1',
      IvaCredito: '150,00',
      CreditoAnnoPrecedente: '500,00',
      ImportoACredito: '650,00',
    },
    {
      NumeroModulo: '2',
      Mese: '2',
      IvaDovuta: '250,00',
      CreditoPeriodoPrecedente: '650,00',
      ImportoACredito: '400,00',
    },
    {
      NumeroModulo: '3',
      Mese: '3',
      IvaDovuta: '300,00',
      CreditoPeriodoPrecedente: '400,00',
      ImportoACredito: '100,00',
    },
  ])
  const [, , march] = boxesOf(months, 0)
  expect(march).toMatchObject({ ImportoDaVersare: '300,00' })
  expect(march).not.toHaveProperty('CreditoPeriodoPrecedente')
})
