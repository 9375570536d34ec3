import { joinTariffs, readTariffFile } from '../countries/ch/tariff-file.ts'

/** Facts about an ordinary person in each country, as a firm would store them. */
export const typicalDetails: Readonly<Record<string, unknown>> = {
  DE: {
    ...{ taxClass: 1, childAllowances: '0.5', churchTaxState: 'NW' },
    ...{ allowances: { month: 0, year: 0 }, additions: { month: 0, year: 0 } },
    health: { kind: 'statutory', additionalRate: '2.9' },
    care: { isChildless: false, childrenUnder25: 2, worksInSaxony: false },
    ...{ pensionInsured: true, unemploymentInsured: true },
    employment: { kind: 'regular', isTransition: false },
    levies: { sickPay: '1.6', maternity: '0.4' },
  },
  AT: {
    ...{ worksInVienna: true, soleEarnerCreditOfYear: 0, familyBonusOfMonth: 166_68 },
    commuter: { allowanceOfMonth: 0, creditOfYear: 0 },
    ...{ chamberLevy: '0.36', hasProvision: true },
  },
  CH: {
    ...{ freeOfMonth: 0, isUnemploymentInsured: true, familyFundRate: '1.2' },
    ...{ accidentAtWorkRate: '0.3', otherAccidentRate: '1.1' },
    sickPay: { employee: '0.5', employer: '0.5' },
    pensionFund: { employee: 250_00, employer: 250_00 },
    sourceTax: { canton: 'ZH', code: 'A0N', model: 'month', rateIncome: null },
  },
  FR: {
    ...{ isExecutive: true, workingTime: '1', firmSize: 20, worksInAlsaceMoselle: false },
    ...{ accidentRate: '1.1', transportRate: '2.95', taxRate: null },
    healthCover: { premium: 60_00, employerPart: 30_00 },
  },
  IT: {
    ...{ employeeRate: '9.19', employerRate: '28.98', accidentRate: '0.4' },
    ...{ hasCeiling: true, isFixedTerm: false, monthsOfPay: 13, familyCredits: 0 },
    surtaxes: { regional: 20_00, municipal: 10_00 },
    wantsLowIncomeSums: true,
  },
  ES: { incomeTaxRate: '15', contract: 'indefinite', accidentRate: '1.5', extraPayOfMonth: 0 },
  GB: {
    ...{ taxCode: 'S1257L', niCategory: 'A', director: null },
    ...{ studentLoan: 'plan2', hasPostgraduateLoan: false },
  },
  US: {
    w4: {
      ...{ form: '2020', filingStatus: 'joint', isStep2Checked: true },
      ...{ credits: 2_200_00, otherIncome: 0, deductions: 0, extra: 0 },
    },
    ...{ isExempt: false, supplemental: 'flat', unemploymentRate: '0.6', state: [] },
  },
  XX: {
    rates: [
      {
        ...{ code: 'pension', bearer: 'employee', branch: 'social', authority: 'fund', rate: '8' },
        ...{
          from: 'contributory',
          floor: 0,
          ceiling: 4_000_00,
          per: 'payment',
          lowersTaxable: true,
        },
      },
      {
        ...{ code: 'income_tax', bearer: 'employee', branch: 'tax', authority: 'tax office' },
        ...{ rate: '12.5', from: 'taxable', floor: 500_00, ceiling: null, per: 'payment' },
        lowersTaxable: false,
      },
    ],
  },
}

/** A tariff of tax at source of our own, in the places of the federal files. */
export const typicalTariff = joinTariffs([
  readTariffFile(
    [
      '00ZH',
      '0601ZHA0N       20260101000000100000005000 00000000000000000   ',
      '0601ZHA0N       20260101000400100000005000 00000000000000415   ',
    ].join('\n'),
  ),
])
