import { languageNames } from '#app/shell/i18n/languages.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { DateInput, Field, MoneyInput, Select, SuffixInput, TextInput } from '#app/ui/index.ts'
import { currencyCodes } from '#contract/currencies.ts'
import { languages } from '#contract/fields.ts'
import type { ExchangeRate } from '#contract/rates.ts'
import type { Draft } from '../../draft/draft.ts'
import * as styles from './editor.css.ts'

type DetailsPartProps = {
  draft: Draft
  /** Where the exchange rate was proposed from. */
  rate: ExchangeRate | undefined
  baseCurrency: string
  problemAt: (path: string) => string | undefined
}

/** Dates, terms, currency and the like. */
export function DetailsPart(props: DetailsPartProps) {
  return (
    <div className={styles.details}>
      <Dates {...props} />
      <Currency {...props} />
      <Document {...props} />
    </div>
  )
}

function Dates({ draft, problemAt }: DetailsPartProps) {
  const t = useT('invoicing')
  return (
    <>
      <Field id="issueDate" label={t('edit.issueDate')} error={problemAt('issueDate')}>
        {(wiring) => (
          <DateInput {...wiring} name="issueDate" defaultValue={draft.issueDate} required />
        )}
      </Field>
      <Field
        id="supplyDate"
        label={t('edit.supplyDate')}
        mark={t('edit.optional')}
        error={problemAt('supplyDate')}
      >
        {(wiring) => <DateInput {...wiring} name="supplyDate" defaultValue={draft.supplyDate} />}
      </Field>
      <Field id="paymentTermsDays" label={t('edit.terms')} error={problemAt('paymentTermsDays')}>
        {(wiring) => (
          <SuffixInput
            {...wiring}
            name="paymentTermsDays"
            defaultValue={draft.paymentTermsDays}
            suffix={t('edit.days')}
            inputMode="numeric"
          />
        )}
      </Field>
      <Field
        id="dueDate"
        label={t('edit.dueDate')}
        mark={t('edit.dueDateMark')}
        error={problemAt('dueDate')}
      >
        {(wiring) => <DateInput {...wiring} name="dueDate" defaultValue={draft.dueDate} />}
      </Field>
    </>
  )
}

function Currency({ draft, rate, baseCurrency, problemAt }: DetailsPartProps) {
  const t = useT('invoicing')
  const { currencyName, date } = useFormat()
  const source =
    rate && t(rate.source === 'ecb' ? 'edit.rateEcb' : 'edit.rateTyped', { date: date(rate.date) })
  return (
    <>
      <Field id="currency" label={t('edit.currency')} error={problemAt('currency')}>
        {(wiring) => (
          <Select {...wiring} name="currency" defaultValue={draft.currency}>
            {currencyCodes.map((code) => (
              <option key={code} value={code} data-own={code === baseCurrency || undefined}>
                {`${code}, ${currencyName(code)}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id="exchangeRate"
        className={styles.exchangeRate}
        label={t('edit.exchangeRate', { currency: baseCurrency })}
        hint={source ?? t('edit.rateHint')}
        error={problemAt('exchangeRate')}
      >
        {(wiring) => (
          <MoneyInput {...wiring} name="exchangeRate" defaultValue={draft.exchangeRate} />
        )}
      </Field>
      <Field id="priceMode" label={t('edit.priceMode')} error={problemAt('priceMode')}>
        {(wiring) => (
          <Select {...wiring} name="priceMode" defaultValue={draft.priceMode}>
            <option value="net">{t('edit.net')}</option>
            <option value="gross">{t('edit.gross')}</option>
          </Select>
        )}
      </Field>
    </>
  )
}

function Document({ draft, problemAt }: DetailsPartProps) {
  const t = useT('invoicing')
  return (
    <>
      <Field
        id="purchaseOrder"
        label={t('edit.purchaseOrder')}
        mark={t('edit.optional')}
        error={problemAt('purchaseOrder')}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            name="purchaseOrder"
            defaultValue={draft.purchaseOrder}
            maxLength={60}
          />
        )}
      </Field>
      <Field id="language" label={t('edit.language')} error={problemAt('language')}>
        {(wiring) => (
          <Select {...wiring} name="language" defaultValue={draft.language}>
            {languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {languageNames[code]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
