import { ownAccount } from './chart.ts'
import type { AccountSeed } from './country-pack.ts'

/**
 * Accounts of DATEV's Standardkontenrahmen SKR03 that hold one tax treatment each, since DATEV
 * computes the tax of 8300–8309, 8400–8409, 8710, 8720, 3300–3309 and 3400–3409 from the account
 * (their "automatic" accounts). Numbers and names after DATEV's SKR03, Art.-Nr. 11174.
 */
export const deAccounts: readonly AccountSeed[] = [
  ownAccount('1572', 'asset', 'tax', [
    'Input VAT on intra-EU acquisitions 7%',
    'Abziehbare Vorsteuer aus innergemeinschaftlichem Erwerb 7 %',
    'IVA a credito su acquisti intracomunitari 7%',
    'НДС к вычету по приобретениям внутри ЕС 7%',
    'IVA soportado en adquisiciones intracomunitarias 7 %',
  ]),
  ownAccount('1772', 'liability', 'tax', [
    'VAT due on intra-EU acquisitions 7%',
    'Umsatzsteuer aus innergemeinschaftlichem Erwerb 7 %',
    'IVA a debito su acquisti intracomunitari 7%',
    'НДС с приобретений внутри ЕС 7%',
    'IVA devengado en adquisiciones intracomunitarias 7 %',
  ]),
  ownAccount('3120', 'expense', 'purchases', [
    'Construction services under § 13b UStG',
    'Bauleistungen im Inland § 13b UStG, 19 % Vorsteuer und 19 % Umsatzsteuer',
    'Prestazioni edili § 13b UStG',
    'Строительные услуги по § 13b UStG',
    'Servicios de construcción § 13b UStG',
  ]),
  ownAccount('3123', 'expense', 'purchases', [
    'Services of EU businesses under § 13b UStG',
    'Sonstige Leistungen EU-Unternehmer § 13b UStG, 19 % Vorsteuer und 19 % Umsatzsteuer',
    'Servizi di imprese UE § 13b UStG',
    'Услуги компаний ЕС по § 13b UStG',
    'Servicios de empresas de la UE § 13b UStG',
  ]),
  ownAccount('3125', 'expense', 'purchases', [
    'Services of foreign businesses under § 13b UStG',
    'Leistungen ausländischer Unternehmer § 13b UStG, 19 % Vorsteuer und 19 % Umsatzsteuer',
    'Servizi di imprese estere § 13b UStG',
    'Услуги иностранных компаний по § 13b UStG',
    'Servicios de empresas extranjeras § 13b UStG',
  ]),
  ownAccount('3200', 'expense', 'purchases', [
    'Purchases of goods without input VAT',
    'Wareneingang ohne Vorsteuer',
    'Acquisti di merci senza IVA a credito',
    'Приобретение товаров без НДС',
    'Compras sin IVA deducible',
  ]),
  ownAccount('3300', 'expense', 'purchases', [
    'Purchases of goods 7%',
    'Wareneingang 7 % Vorsteuer',
    'Acquisti di merci 7%',
    'Приобретение товаров 7%',
    'Compras 7 %',
  ]),
  ownAccount('3420', 'expense', 'purchases', [
    'Intra-EU acquisitions 7%',
    'Innergemeinschaftlicher Erwerb 7 % Vorsteuer und 7 % Umsatzsteuer',
    'Acquisti intracomunitari 7%',
    'Приобретения внутри ЕС 7%',
    'Adquisiciones intracomunitarias 7 %',
  ]),
  ownAccount('3425', 'expense', 'purchases', [
    'Intra-EU acquisitions 19%',
    'Innergemeinschaftlicher Erwerb 19 % Vorsteuer und 19 % Umsatzsteuer',
    'Acquisti intracomunitari 19%',
    'Приобретения внутри ЕС 19%',
    'Adquisiciones intracomunitarias 19 %',
  ]),
  ownAccount('8195', 'income', 'sales', [
    'Sales of a small business, § 19 UStG',
    'Erlöse als Kleinunternehmer nach § 19 Abs. 1 UStG',
    'Ricavi in regime di franchigia § 19 UStG',
    'Выручка малого предприятия, § 19 UStG',
    'Ventas en franquicia, § 19 UStG',
  ]),
  ownAccount('8290', 'income', 'sales', [
    'Sales 0% VAT',
    'Erlöse 0 % USt',
    'Ricavi ad aliquota zero',
    'Выручка по ставке 0%',
    'Ventas al tipo cero',
  ]),
  ownAccount('8338', 'income', 'sales', [
    'Services taxable in a third country',
    'Erlöse aus im Drittland steuerbaren Leistungen, im Inland nicht steuerbare Umsätze',
    'Ricavi per servizi imponibili in un paese terzo',
    'Выручка от услуг, облагаемых в третьей стране',
    'Servicios localizados en un país tercero',
  ]),
  ownAccount('8701', 'income', 'salesReturns', [
    'Allowances on exempt sales',
    'Erlösschmälerungen für steuerfreie Umsätze nach § 4 Nr. 8 ff. UStG',
    'Resi e abbuoni su operazioni esenti',
    'Возвраты и скидки по операциям без НДС',
    'Devoluciones y rebajas sobre ventas exentas',
  ]),
  ownAccount('8705', 'income', 'salesReturns', [
    'Allowances on exports',
    'Erlösschmälerungen aus steuerfreien Umsätzen § 4 Nr. 1a UStG',
    'Resi e abbuoni su esportazioni',
    'Возвраты и скидки по экспорту',
    'Devoluciones y rebajas sobre exportaciones',
  ]),
  ownAccount('8710', 'income', 'salesReturns', [
    'Sales allowances 7%',
    'Erlösschmälerungen 7 % USt',
    'Resi e abbuoni 7%',
    'Возвраты и скидки 7%',
    'Devoluciones y rebajas 7 %',
  ]),
  ownAccount('8720', 'income', 'salesReturns', [
    'Sales allowances 19%',
    'Erlösschmälerungen 19 % USt',
    'Resi e abbuoni 19%',
    'Возвраты и скидки 19%',
    'Devoluciones y rebajas 19 %',
  ]),
  ownAccount('8724', 'income', 'salesReturns', [
    'Allowances on intra-EU supplies',
    'Erlösschmälerungen aus steuerfreien innergemeinschaftlichen Lieferungen',
    'Resi e abbuoni su cessioni intracomunitarie',
    'Возвраты и скидки по поставкам внутри ЕС',
    'Devoluciones y rebajas sobre entregas intracomunitarias',
  ]),
]
