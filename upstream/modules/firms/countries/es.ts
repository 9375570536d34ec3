import { chart } from './chart.ts'
import type { CountryPack, Texts } from './country-pack.ts'
import { ratedTax, specialTax } from './tax-rates.ts'

const taxName: Texts = { en: 'VAT', de: 'MwSt.', it: 'IVA', ru: 'НДС', es: 'IVA' }

/**
 * Spain (mainland and Balearics): Ley 37/1992 and the Plan General de Contabilidad de PYMES.
 * Spanish law has no general VAT exemption for small businesses, hence no rate for one.
 */
export const es: CountryPack = {
  country: 'ES',
  currency: 'EUR',
  language: 'es',
  timeZone: 'Europe/Madrid',
  fiscalYearStart: '01-01',
  paper: 'A4',
  paymentTermsDays: 30,
  taxName,
  taxRates: [
    ratedTax('ES-S21', taxName, '21', { isDefault: true }),
    ratedTax('ES-S10', taxName, '10'),
    ratedTax('ES-S4', taxName, '4'),
    specialTax('ES-K', 'euSupply', {
      law: 'art. 25 Ley 37/1992',
      income: '7003',
      note: { es: 'Entrega intracomunitaria exenta (art. 25 de la Ley 37/1992, del IVA)' },
    }),
    specialTax('ES-AE', 'reverseCharge', {
      law: 'art. 84.Uno.2.º Ley 37/1992',
      income: '7002',
      note: { es: 'Inversión del sujeto pasivo (art. 84.Uno.2.º de la Ley 37/1992, del IVA)' },
    }),
    specialTax('ES-AE-EU', 'euServices', {
      law: 'art. 69.Uno.1.º Ley 37/1992, art. 196 Directiva 2006/112/CE',
      income: '7053',
      note: {
        es: 'Inversión del sujeto pasivo: servicio no sujeto en España (art. 69.Uno.1.º de la Ley 37/1992; art. 196 de la Directiva 2006/112/CE)',
      },
    }),
    specialTax('ES-G', 'export', {
      law: 'art. 21 Ley 37/1992',
      income: '7004',
      note: { es: 'Exportación exenta (art. 21 de la Ley 37/1992, del IVA)' },
    }),
    specialTax('ES-E', 'exempt', {
      law: 'art. 20 Ley 37/1992',
      income: '7005',
      note: { es: 'Operación exenta (art. 20 de la Ley 37/1992, del IVA)' },
    }),
    specialTax('ES-O', 'outsideScope', {
      law: 'arts. 68-70 Ley 37/1992',
      note: {
        es: 'Operación no sujeta por reglas de localización (arts. 68 a 70 de la Ley 37/1992, del IVA)',
      },
    }),
  ],
  ...chart(
    {
      receivable: '430',
      bank: ['572', { es: 'Bancos e instituciones de crédito c/c vista, euros' }],
      cash: ['570', { es: 'Caja, euros' }],
      cardClearing: '5551',
      customerCredit: '4308',
      customerDeposits: '438',
      outputTax: ['477', { es: 'Hacienda Pública, IVA repercutido' }],
      inputTax: ['472', { es: 'Hacienda Pública, IVA soportado' }],
      income: '700',
      incomeServices: '705',
      salesReturns: ['708', { es: 'Devoluciones de ventas y operaciones similares' }],
      rounding: '6591',
      fxGain: '768',
      fxLoss: '668',
      bankFees: ['626', { es: 'Servicios bancarios y similares' }],
      badDebt: '650',
      payable: '400',
      openingEquity: '1009',
      retainedEarnings: '120',
      inventory: '300',
      cogs: ['610', { es: 'Variación de existencias de mercaderías (coste de las ventas)' }],
      taxPayable: '4750',
    },
    {
      capital: '100',
      loan: '170',
      equipment: ['216', { es: 'Mobiliario' }],
      accumulatedDepreciation: ['281', { es: 'Amortización acumulada del inmovilizado material' }],
      grni: '4009',
      wallet: '4381',
      employeePayable: '4659',
      netPay: '465',
      payrollTax: [
        '4751',
        { es: 'Hacienda Pública y Seguridad Social, acreedoras por retenciones y cuotas' },
      ],
      prepaid: '480',
      card: '5205',
      transit: ['5550', { es: 'Transferencias en tránsito (partidas pendientes de aplicación)' }],
      subcontract: '607',
      inventoryDifference: '6109',
      rent: '621',
      professional: '623',
      insurance: '625',
      marketing: ['627', { es: 'Publicidad, propaganda y relaciones públicas' }],
      utilities: '628',
      office: '6290',
      travel: '6291',
      software: '6292',
      vehicles: '6293',
      commissions: '6294',
      wages: '640',
      socialCosts: '642',
      otherExpense: ['659', { es: 'Otras pérdidas en gestión corriente' }],
      cashDifference: '6592',
      interest: '662',
      depreciation: '681',
      incomeReverse: '7002',
      incomeEu: '7003',
      incomeExport: '7004',
      incomeExempt: '7005',
      incomeEuServices: '7053',
      otherIncome: ['759', { es: 'Ingresos por servicios diversos' }],
    },
  ),
}
