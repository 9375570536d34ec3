import { chart } from './chart.ts'
import type { CountryPack, Texts } from './country-pack.ts'
import { ratedTax, specialTax } from './tax-rates.ts'

const taxName: Texts = {
  en: 'VAT (TVA)',
  de: 'MwSt. (TVA)',
  it: 'IVA (TVA)',
  ru: 'НДС (TVA)',
  es: 'IVA (TVA)',
}

/**
 * France: Code général des impôts and the Plan comptable général. French is not among the product's
 * languages, so each note opens with the French words the law asks for.
 */
export const fr: CountryPack = {
  country: 'FR',
  currency: 'EUR',
  language: 'en',
  timeZone: 'Europe/Paris',
  fiscalYearStart: '01-01',
  paper: 'A4',
  paymentTermsDays: 30,
  taxName,
  taxRates: [
    ratedTax('FR-S20', taxName, '20', { isDefault: true }),
    ratedTax('FR-S10', taxName, '10'),
    ratedTax('FR-S55', taxName, '5.5'),
    ratedTax('FR-S21', taxName, '2.1'),
    specialTax('FR-K', 'euSupply', {
      mention: 'Exonération de TVA, article 262 ter, I du CGI',
      income: '7075',
    }),
    specialTax('FR-AE', 'reverseCharge', {
      mention: 'Autoliquidation, article 283 du CGI',
      income: '7074',
    }),
    specialTax('FR-AE-EU', 'euServices', {
      mention: 'Autoliquidation, articles 259, 1° et 283, 2 du CGI',
      income: '7065',
    }),
    specialTax('FR-G', 'export', {
      mention: 'Exonération de TVA, article 262, I du CGI',
      income: '7076',
    }),
    specialTax('FR-E', 'exempt', {
      mention: 'Exonération de TVA, article 261 du CGI',
      income: '7077',
    }),
    specialTax('FR-E293B', 'smallBusiness', {
      mention: 'TVA non applicable, article 293 B du CGI',
    }),
    specialTax('FR-O', 'outsideScope', {
      mention: 'TVA non applicable, article 259, 1° du CGI',
    }),
  ],
  ...chart(
    {
      receivable: '411',
      bank: '512',
      cash: '530',
      cardClearing: '5115',
      customerCredit: '4197',
      customerDeposits: '4191',
      outputTax: '44571',
      inputTax: '44566',
      income: '707',
      incomeServices: '706',
      salesReturns: '709',
      rounding: '6588',
      fxGain: '756',
      fxLoss: '656',
      bankFees: '627',
      badDebt: '654',
      payable: '401',
      openingEquity: '890',
      retainedEarnings: '110',
      inventory: '370',
      cogs: '6037',
      taxPayable: '44551',
    },
    {
      capital: '101',
      loan: '164',
      equipment: '2183',
      accumulatedDepreciation: '28183',
      grni: '408',
      wallet: '4193',
      netPay: '421',
      employeePayable: '4286',
      payrollTax: '431',
      prepaid: '486',
      card: '5121',
      transit: '580',
      inventoryDifference: '60379',
      utilities: '6061',
      office: '6064',
      subcontract: '611',
      rent: '613',
      vehicles: '6155',
      insurance: '616',
      commissions: '6222',
      professional: '6226',
      marketing: '623',
      travel: '625',
      software: '626',
      wages: '641',
      socialCosts: '645',
      otherExpense: '658',
      cashDifference: '6583',
      interest: '661',
      depreciation: '6811',
      incomeEuServices: '7065',
      incomeReverse: '7074',
      incomeEu: '7075',
      incomeExport: '7076',
      incomeExempt: '7077',
      otherIncome: '758',
    },
  ),
}
