import { isEuMember } from '#contract/core/countries.ts'
import { chart } from './chart.ts'
import type { CountryPack, Texts } from './country-pack.ts'
import type { TaxRateSeed } from './tax-rate-seed.ts'
import { purchaseTax, specialTax } from './tax-rates.ts'

const taxName: Texts = { en: 'Tax', de: 'Steuer', it: 'Imposta', ru: 'Налог', es: 'Impuesto' }

const generalRates: readonly TaxRateSeed[] = [
  {
    code: 'XX-O',
    name: {
      en: 'No tax',
      de: 'Ohne Steuer',
      it: 'Senza imposta',
      ru: 'Без налога',
      es: 'Sin impuesto',
    },
    rate: '0',
    category: 'O',
    direction: 'sale',
    note: {
      en: 'No tax is charged',
      de: 'Es wird keine Steuer berechnet',
      it: 'Operazione senza addebito di imposta',
      ru: 'Налог не начисляется',
      es: 'Operación sin impuesto',
    },
    isDefault: true,
  },
  specialTax('XX-E', 'exempt', { income: '4300' }),
  specialTax('XX-G', 'export', { income: '4200' }),
  purchaseTax('XX-P0', 'untaxed', '0'),
]

const unionRates: readonly TaxRateSeed[] = [
  specialTax('XX-K', 'euSupply', { law: 'Art. 138 Directive 2006/112/EC', income: '4200' }),
  specialTax('XX-AE', 'reverseCharge', { law: 'Art. 199 Directive 2006/112/EC' }),
  specialTax('XX-AE-EU', 'euServices', { law: 'Art. 44, 196 Directive 2006/112/EC' }),
  specialTax('XX-ES', 'smallBusiness', { law: 'Art. 284 Directive 2006/112/EC' }),
]

/** For countries without a pack of their own: an international chart, and rates the firm adds. */
export const generic: CountryPack = {
  country: 'XX',
  currency: 'EUR',
  language: 'en',
  timeZone: 'UTC',
  fiscalYearStart: '01-01',
  paper: 'A4',
  paymentTermsDays: 30,
  taxName,
  taxRates: generalRates,
  ...chart(
    {
      receivable: '1100',
      bank: '1010',
      cash: '1000',
      cardClearing: '1095',
      customerCredit: '2410',
      customerDeposits: '2400',
      outputTax: '2200',
      inputTax: '1350',
      income: '4000',
      incomeServices: '4100',
      salesReturns: '4900',
      rounding: '6930',
      fxGain: '7100',
      fxLoss: '7200',
      bankFees: '6100',
      badDebt: '6150',
      payable: '2000',
      openingEquity: '3000',
      retainedEarnings: '3900',
      inventory: '1300',
      cogs: '5000',
      taxPayable: '2210',
    },
    {
      transit: '1090',
      prepaid: '1400',
      equipment: '1500',
      accumulatedDepreciation: '1590',
      grni: '2050',
      card: '2100',
      payrollTax: '2300',
      netPay: '2310',
      employeePayable: '2320',
      walletLiability: '2420',
      tipsPayable: '2430',
      loyaltyLiability: '2440',
      partnerPayable: '2450',
      loan: '2700',
      capital: '3100',
      incomeExport: '4200',
      incomeExempt: '4300',
      otherIncome: '4800',
      subcontract: '5100',
      inventoryDifference: '5200',
      assemblyLabour: '5150',
      landedCost: '5020',
      marketing: '6000',
      vehicles: '6050',
      insurance: '6200',
      commissions: '6250',
      interest: '6300',
      professional: '6350',
      office: '6400',
      wages: '6500',
      socialCosts: '6510',
      rent: '6600',
      software: '6650',
      travel: '6700',
      utilities: '6750',
      depreciation: '6800',
      otherExpense: '6900',
      cashOverShort: '6920',
      earlyPaymentDiscountGiven: '4950',
      earlyPaymentDiscountReceived: '5050',
      purchases: '5010',
      ownerDraw: '3110',
      ownerContribution: '3120',
      taxPrepaid: '1360',
      socialSecurity: '2330',
      inputTaxAcquisition: '1351',
      outputTaxAcquisition: '2201',
      inputTaxReverse: '1352',
      outputTaxReverse: '2202',
      importTax: '1353',
    },
  ),
}

/** The generic pack under a country's own code; members of the EU get the Directive's treatments. */
export function genericPack(country: string): CountryPack {
  const taxRates = isEuMember(country) ? [...generalRates, ...unionRates] : generalRates
  return { ...generic, country, taxRates }
}
