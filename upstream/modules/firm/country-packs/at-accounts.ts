import { ownAccount } from './chart.ts'
import type { AccountSeed } from './country-pack.ts'

/** Accounts of the Einheitskontenrahmen that hold one tax treatment each. */
export const atAccounts: readonly AccountSeed[] = [
  ownAccount('2504', 'asset', 'tax', [
    'Input VAT 4.9%',
    'Vorsteuer 4,9 %',
    'IVA a credito 4,9%',
    'НДС по приобретённым ценностям 4,9%',
    'IVA soportado 4,9 %',
  ]),
  ownAccount('3504', 'liability', 'tax', [
    'Output VAT 4.9%',
    'Umsatzsteuer 4,9 %',
    'IVA a debito 4,9%',
    'НДС с реализации 4,9%',
    'IVA repercutido 4,9 %',
  ]),
  ownAccount('4004', 'income', 'sales', [
    'Sales 4.9%',
    'Erlöse Inland 4,9 %',
    'Ricavi 4,9%',
    'Выручка 4,9%',
    'Ventas 4,9 %',
  ]),
  ownAccount('2502', 'asset', 'tax', [
    'Input VAT 13%',
    'Vorsteuer 13 %',
    'IVA a credito 13%',
    'НДС по приобретённым ценностям 13%',
    'IVA soportado 13 %',
  ]),
  ownAccount('3502', 'liability', 'tax', [
    'Output VAT 13%',
    'Umsatzsteuer 13 %',
    'IVA a debito 13%',
    'НДС с реализации 13%',
    'IVA repercutido 13 %',
  ]),
  ownAccount('4002', 'income', 'sales', [
    'Sales 13%',
    'Erlöse Inland 13 %',
    'Ricavi 13%',
    'Выручка 13%',
    'Ventas 13 %',
  ]),
  ownAccount('4095', 'income', 'sales', [
    'Sales of a small business',
    'Erlöse als Kleinunternehmer',
    'Ricavi in regime di franchigia',
    'Выручка малого предприятия',
    'Ventas en franquicia',
  ]),
  ownAccount('4130', 'income', 'sales', [
    'Services supplied abroad',
    'Erlöse mit Leistungsort im Ausland',
    'Ricavi per prestazioni all’estero',
    'Выручка от услуг, оказанных за рубежом',
    'Servicios localizados en el extranjero',
  ]),
]
