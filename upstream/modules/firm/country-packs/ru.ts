import { chart } from './chart.ts'
import type { CountryPack, Texts } from './country-pack.ts'
import { ruAccounts } from './ru-accounts.ts'
import { ruYearClosing } from './ru-year-closing.ts'
import { boxes, purchaseTax, ratedTax, specialTax } from './tax-rates.ts'

const taxName: Texts = { en: 'VAT', de: 'MwSt.', it: 'IVA', ru: 'НДС', es: 'IVA' }

/** Revenue goes to 90.01 with its VAT, which 90.03 takes out again (order 94n, account 90). */
const inRevenue = { revenueTax: '90.03' }

const simplified: Texts = {
  en: 'simplified scheme',
  de: 'vereinfachtes System',
  it: 'regime semplificato',
  ru: 'УСН',
  es: 'régimen simplificado',
}

/**
 * Russia: chapter 21 of the Tax Code with the rates of 2026, and the chart of order 94n with the
 * usual sub-accounts: revenue is posted with its VAT to 90.01, and 90.03 takes the VAT out again.
 * Boxes are section and line of the declaration.
 */
export const ru: CountryPack = {
  country: 'RU',
  currency: 'RUB',
  language: 'ru',
  timeZone: 'Europe/Moscow',
  fiscalYearStart: '01-01',
  paper: 'A4',
  paymentTermsDays: 10,
  taxName,
  yearClosing: ruYearClosing,
  taxRates: [
    ratedTax('RU-S22', taxName, '22', {
      isDefault: true,
      validFrom: '2026-01-01',
      replaces: 'RU-S20',
      accounts: inRevenue,
      ...boxes('3.010', '3.010', '3.120'),
    }),
    ratedTax('RU-S20', taxName, '20', {
      validFrom: '2019-01-01',
      validTo: '2025-12-31',
      accounts: inRevenue,
      ...boxes('3.010', '3.010', '3.120'),
    }),
    ratedTax('RU-S10', taxName, '10', {
      accounts: inRevenue,
      ...boxes('3.020', '3.020', '3.120'),
    }),
    ratedTax('RU-S5', taxName, '5', {
      validFrom: '2025-01-01',
      remark: simplified,
      accounts: inRevenue,
    }),
    ratedTax('RU-S7', taxName, '7', {
      validFrom: '2025-01-01',
      remark: simplified,
      accounts: inRevenue,
    }),
    ratedTax('RU-Z', taxName, '0'),
    specialTax('RU-G', 'export', {
      income: '90.01.3',
      box: '4.020',
      note: {
        en: 'Zero-rated export of goods (пп. 1 п. 1 ст. 164 НК РФ)',
        de: 'Ausfuhrlieferung zum Nullsatz (пп. 1 п. 1 ст. 164 НК РФ)',
        it: 'Esportazione di beni ad aliquota zero (пп. 1 п. 1 ст. 164 НК РФ)',
        ru: 'Экспорт товаров, ставка НДС 0% (пп. 1 п. 1 ст. 164 НК РФ)',
        es: 'Exportación de bienes a tipo cero (пп. 1 п. 1 ст. 164 НК РФ)',
      },
    }),
    specialTax('RU-E', 'exempt', {
      law: 'ст. 149 НК РФ',
      income: '90.01.4',
      box: '7.010',
      note: { ru: 'Без НДС: операция не подлежит налогообложению (ст. 149 НК РФ)' },
    }),
    specialTax('RU-E145', 'smallBusiness', {
      law: 'ст. 145 НК РФ',
      name: { ru: 'Без НДС (освобождение по ст. 145)' },
      note: { ru: 'Без НДС: освобождение от обязанностей налогоплательщика (ст. 145 НК РФ)' },
    }),
    specialTax('RU-AE', 'reverseCharge', {
      law: 'п. 8 ст. 161 НК РФ',
      box: '3.115',
      name: { ru: 'НДС исчисляется налоговым агентом' },
      note: { ru: 'НДС исчисляется налоговым агентом (п. 8 ст. 161 НК РФ)' },
    }),
    specialTax('RU-O', 'outsideScope', {
      law: 'ст. 148 НК РФ',
      note: { ru: 'Без НДС: территория РФ не признаётся местом реализации (ст. 148 НК РФ)' },
    }),
    purchaseTax('RU-TA22', 'servicesFromAbroad', '22', {
      name: { ru: 'НДС налогового агента (ст. 161 НК РФ)' },
      accounts: { output: '68.32', input: '19.04' },
      ...boxes('', '2.060', '3.180'),
    }),
    purchaseTax('RU-IMP22', 'import', '22', {
      name: { ru: 'НДС, уплаченный на таможне' },
      accounts: { input: '19.05' },
      ...boxes('', '', '3.150'),
    }),
    purchaseTax('RU-NV22', 'blocked', '22', { name: { ru: 'НДС, включаемый в стоимость' } }),
    purchaseTax('RU-P0', 'untaxed', '0', { name: { ru: 'Покупка без НДС' } }),
  ],
  ...chart(
    {
      receivable: '62.01',
      bank: ['51', { ru: 'Расчётные счета' }],
      cash: ['50.01', { ru: 'Касса организации' }],
      cardClearing: ['57.03', { ru: 'Продажи по платёжным картам' }],
      customerCredit: '76.09',
      customerDeposits: ['62.02', { ru: 'Расчёты по авансам полученным' }],
      outputTax: ['68.02', { ru: 'Налог на добавленную стоимость' }],
      inputTax: '19',
      income: '90.01.1',
      incomeServices: '90.01.2',
      salesReturns: '90.01.9',
      rounding: '91.02.9',
      fxGain: ['91.01.1', { ru: 'Прочие доходы: положительные курсовые разницы' }],
      fxLoss: ['91.02.1', { ru: 'Прочие расходы: отрицательные курсовые разницы' }],
      bankFees: ['91.02.2', { ru: 'Прочие расходы: услуги банков' }],
      badDebt: '91.02.3',
      payable: '60.01',
      openingEquity: ['000', { ru: 'Вспомогательный счёт (ввод остатков)' }],
      retainedEarnings: ['84', { ru: 'Нераспределённая прибыль (непокрытый убыток)' }],
      inventory: '41.01',
      cogs: '90.02',
      taxPayable: ['68.90', { ru: 'Единый налоговый счёт' }],
    },
    {
      equipment: ['01', { ru: 'Основные средства' }],
      accumulatedDepreciation: ['02', { ru: 'Амортизация основных средств' }],
      card: '55.04',
      transit: '57',
      grni: ['60.03', { ru: 'Расчёты по неотфактурованным поставкам' }],
      walletLiability: '62.04',
      tipsPayable: '76.08',
      loyaltyLiability: '62.05',
      partnerPayable: '76.10',
      loan: ['66', { ru: 'Расчёты по краткосрочным кредитам и займам' }],
      payrollTax: ['68.01', { ru: 'Налог на доходы физических лиц' }],
      netPay: '70',
      employeePayable: '71',
      capital: '80',
      prepaid: '97',
      rent: '26.01',
      utilities: '26.02',
      insurance: '26.03',
      vehicles: '26.04',
      travel: '26.05',
      office: '26.06',
      software: '26.07',
      professional: '26.08',
      wages: '26.09',
      socialCosts: '26.10',
      depreciation: ['26.11', { ru: 'Начисленная амортизация' }],
      marketing: '44.01',
      commissions: '44.02',
      subcontract: '20.01',
      incomeExport: '90.01.3',
      incomeExempt: '90.01.4',
      otherIncome: ['91.01', { ru: 'Прочие доходы' }],
      otherExpense: ['91.02', { ru: 'Прочие расходы' }],
      interest: ['91.02.4', { ru: 'Прочие расходы: проценты к уплате' }],
      inventoryDifference: ['94.01', { ru: 'Недостачи и потери от порчи ценностей' }],
      assemblyLabour: '20.02',
      landedCost: '44.04',
      cashOverShort: '94.02',
      earlyPaymentDiscountGiven: [
        '91.02.5',
        { ru: 'Прочие расходы: скидки за досрочную оплату' },
        'expense',
      ],
      earlyPaymentDiscountReceived: [
        '91.01.2',
        { ru: 'Прочие доходы: скидки за досрочную оплату' },
        'income',
      ],
      purchases: ['44.03', { ru: 'Расходы на приобретение товаров' }],
      ownerDraw: ['75.02', { ru: 'Расчёты по выплате доходов' }],
      ownerContribution: ['75.01', { ru: 'Расчёты по вкладам в уставный капитал' }],
      socialSecurity: ['69', { ru: 'Расчёты по социальному страхованию и обеспечению' }],
    },
    ruAccounts,
  ),
}
