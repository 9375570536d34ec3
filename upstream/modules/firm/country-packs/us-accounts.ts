import { ownAccount } from './chart.ts'
import type { AccountSeed } from './country-pack.ts'

/** Sales tax by the agency it is owed to; a firm adds one for each further agency it files with. */
export const usAccounts: readonly AccountSeed[] = [
  ownAccount('2201', 'liability', 'tax', [
    'Sales tax owed to the state',
    'Sales Tax an den Bundesstaat',
    'Sales tax dovuta allo Stato',
    'Налог с продаж: штат',
    'Impuesto sobre las ventas: estado',
  ]),
  ownAccount('2202', 'liability', 'tax', [
    'Sales tax owed to the county',
    'Sales Tax an den Bezirk (County)',
    'Sales tax dovuta alla contea',
    'Налог с продаж: округ',
    'Impuesto sobre las ventas: condado',
  ]),
  ownAccount('2203', 'liability', 'tax', [
    'Sales tax owed to the city',
    'Sales Tax an die Stadt',
    'Sales tax dovuta alla città',
    'Налог с продаж: город',
    'Impuesto sobre las ventas: ciudad',
  ]),
  ownAccount('2204', 'liability', 'tax', [
    'Sales tax owed to special districts',
    'Sales Tax an Sonderbezirke',
    'Sales tax dovuta a distretti speciali',
    'Налог с продаж: особые районы',
    'Impuesto sobre las ventas: distritos especiales',
  ]),
  ownAccount('2205', 'liability', 'tax', [
    'Use tax owed on purchases',
    'Use Tax auf Einkäufe',
    'Use tax dovuta sugli acquisti',
    'Налог на использование по покупкам',
    'Impuesto sobre el uso por compras',
  ]),
]
