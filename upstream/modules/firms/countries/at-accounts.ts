import { ownAccount } from './chart.ts'
import type { AccountSeed } from './country-pack.ts'

/** Accounts of the Einheitskontenrahmen that hold one tax treatment each. */
export const atAccounts: readonly AccountSeed[] = [
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
