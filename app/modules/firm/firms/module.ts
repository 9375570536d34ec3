import type { ModuleInfo } from '#app/shell/module-info.ts'
import { deletionPath, firmDataPath, firmsPath, settingsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'firms',
  uses: [],
  menu: [
    {
      labelKey: 'menu.firms',
      path: () => firmsPath,
      area: 'firm',
      order: 5,
      icon: 'building-2',
    },
    {
      labelKey: 'menu.settings',
      path: settingsPath,
      area: 'firm',
      order: 10,
      icon: 'settings',
    },
  ],
  settings: [
    {
      labelKey: 'settings.firmTab',
      wordsKey: 'setting.firm.words',
      findKey: 'setting.firm.find',
      path: firmDataPath,
      group: 'firm',
      order: 10,
      icon: 'building-2',
    },
    {
      labelKey: 'deletion.title',
      wordsKey: 'setting.deletion.words',
      findKey: 'setting.deletion.find',
      path: deletionPath,
      group: 'data',
      order: 40,
      icon: 'trash-2',
      alsoNeeds: 'firm:transfer',
    },
  ],
  changed: {
    firm: {
      fields: {
        legalName: 'field.legalName',
        tradeName: 'field.tradeName',
        registryNumber: 'field.registryNumber',
        phone: 'field.phone',
        website: 'field.website',
        vatId: 'field.vatId',
        taxNumber: 'field.taxNumber',
        baseCurrency: 'field.baseCurrency',
        fiscalYearStart: 'field.fiscalYearStart',
        timeZone: 'field.timeZone',
        iban: 'field.iban',
        bic: 'field.bic',
        bankName: 'field.bankName',
        paymentTermsDays: 'field.paymentTermsDays',
        invoiceFooter: 'field.invoiceFooter',
        invoiceContact: 'field.invoiceContact',
        electronicScheme: 'field.electronicScheme',
        electronicId: 'field.electronicId',
        cashRounding: 'field.cashRounding',
        taxRounding: 'field.taxRounding',
        taxRegime: 'field.taxRegime',
        bankAccount: 'form.bank',
        holder: 'field.bankHolder',
      },
      values: {
        'cashRounding.off': 'form.roundingOff',
        'cashRounding.coins': 'form.roundingCoins',
        'taxRounding.group': 'form.taxByRate',
        'taxRounding.line': 'form.taxByLine',
      },
    },
  },
}
