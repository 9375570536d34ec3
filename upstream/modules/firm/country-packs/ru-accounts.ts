import { ownAccount } from './chart.ts'
import type { AccountSeed } from './country-pack.ts'

/**
 * Accounts of order 94n that only Russian books keep. 90.01 is gross of VAT and 90.03 takes the VAT
 * out again; 90.07, 90.08, 90.09, 91.09 and 99 close the year; 76.АВ holds the VAT of advances received.
 */
export const ruAccounts: readonly AccountSeed[] = [
  ownAccount('19.03', 'asset', 'tax', [
    'Input VAT on goods bought',
    'Vorsteuer auf eingekaufte Waren',
    'IVA a credito su merci acquistate',
    'НДС по приобретённым материально-производственным запасам',
    'IVA soportado en compras de existencias',
  ]),
  ownAccount('19.04', 'asset', 'tax', [
    'Input VAT on services bought',
    'Vorsteuer auf eingekaufte Leistungen',
    'IVA a credito su servizi acquistati',
    'НДС по приобретённым услугам',
    'IVA soportado en servicios',
  ]),
  ownAccount('19.05', 'asset', 'tax', [
    'VAT paid on imports',
    'Bei der Einfuhr gezahlte Umsatzsteuer',
    'IVA assolta all’importazione',
    'НДС, уплачиваемый таможенным органам по ввозимым товарам',
    'IVA pagado en la importación',
  ]),
  ownAccount('52', 'asset', 'bank', [
    'Foreign currency accounts',
    'Fremdwährungskonten',
    'Conti in valuta estera',
    'Валютные счета',
    'Cuentas en moneda extranjera',
  ]),
  ownAccount('68.32', 'liability', 'tax', [
    'VAT due as tax agent',
    'Umsatzsteuer als Steueragent',
    'IVA dovuta come agente d’imposta',
    'НДС при исполнении обязанностей налогового агента',
    'IVA como agente retenedor',
  ]),
  ownAccount('76.АВ', 'asset', 'tax', [
    'VAT on advances received',
    'Umsatzsteuer auf erhaltene Anzahlungen',
    'IVA su acconti ricevuti',
    'НДС по авансам и предоплатам',
    'IVA sobre anticipos recibidos',
  ]),
  ownAccount('76.ВА', 'liability', 'tax', [
    'VAT on advances paid',
    'Umsatzsteuer auf geleistete Anzahlungen',
    'IVA su acconti versati',
    'НДС по авансам и предоплатам выданным',
    'IVA sobre anticipos pagados',
  ]),
  ownAccount('90.03', 'income', 'salesTax', [
    'VAT within revenue',
    'Im Umsatz enthaltene Umsatzsteuer',
    'IVA compresa nei ricavi',
    'Продажи: налог на добавленную стоимость',
    'IVA incluido en las ventas',
  ]),
  ownAccount('90.07', 'expense', 'operating', [
    'Selling costs within sales',
    'Vertriebskosten in den Verkäufen',
    'Costi di vendita nelle vendite',
    'Продажи: расходы на продажу',
    'Gastos de venta en las ventas',
  ]),
  ownAccount('90.08', 'expense', 'operating', [
    'General costs within sales',
    'Verwaltungskosten in den Verkäufen',
    'Costi generali nelle vendite',
    'Продажи: управленческие расходы',
    'Gastos generales en las ventas',
  ]),
  ownAccount('90.09', 'equity', 'yearEnd', [
    'Result of sales',
    'Ergebnis aus Verkäufen',
    'Risultato delle vendite',
    'Прибыль / убыток от продаж',
    'Resultado de las ventas',
  ]),
  ownAccount('91.09', 'equity', 'yearEnd', [
    'Balance of other income and expenses',
    'Saldo der übrigen Erträge und Aufwendungen',
    'Saldo degli altri ricavi e costi',
    'Сальдо прочих доходов и расходов',
    'Saldo de otros ingresos y gastos',
  ]),
  ownAccount('99', 'equity', 'yearEnd', [
    'Profit and loss',
    'Gewinn und Verlust',
    'Profitti e perdite',
    'Прибыли и убытки',
    'Pérdidas y ganancias',
  ]),
]
