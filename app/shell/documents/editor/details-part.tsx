import { languageNames } from '#app/shell/i18n/languages.ts'
import { useFormat } from '#app/shell/page-context.tsx'
import { DateInput, Field, MoneyInput, Select, SuffixInput, TextInput } from '#app/ui/index.ts'
import { currencyCodes } from '#contract/currencies.ts'
import { languages } from '#contract/fields.ts'
import type { ExchangeRate } from '#contract/rates.ts'
import type { DocumentKind, HeadField } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'
import type { Draft } from '../draft/draft.ts'
import * as styles from './editor.css.ts'

type DetailsPartProps = {
  kind: DocumentKind
  draft: Draft
  /** Where the exchange rate was proposed from. */
  rate: ExchangeRate | undefined
  baseCurrency: string
  problemAt: (path: string) => string | undefined
}

/** Dates, terms, currency and the like: those that every document has and the kind's own. */
export function DetailsPart(props: DetailsPartProps) {
  const { kind, draft, problemAt } = props
  const t = useDocumentTexts(kind)
  return (
    <div className={styles.details}>
      <Field id="issueDate" label={t('edit.issueDate')} error={problemAt('issueDate')}>
        {(wiring) => (
          <DateInput {...wiring} name="issueDate" defaultValue={draft.issueDate} required />
        )}
      </Field>
      <OwnFields {...props} place="dates" />
      <Currency {...props} />
      <OwnFields {...props} place="more" />
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
    </div>
  )
}

function OwnFields({ place, ...props }: DetailsPartProps & { place: HeadField['place'] }) {
  const fields = props.kind.head.filter((field) => field.place === place)
  return fields.map((field) => <OwnField key={field.name} {...props} field={field} />)
}

function OwnField({ kind, draft, problemAt, field }: DetailsPartProps & { field: HeadField }) {
  const t = useDocumentTexts(kind)
  const { name, input, mark, maxLength } = field
  const defaultValue = draft.own[name] ?? ''
  return (
    <Field id={name} label={t(`edit.${name}`)} mark={mark && t(mark)} error={problemAt(name)}>
      {(wiring) => {
        const props = { ...wiring, name, defaultValue }
        if (input === 'date') return <DateInput {...props} />
        if (input === 'text') return <TextInput {...props} maxLength={maxLength} />
        return <SuffixInput {...props} suffix={t('edit.days')} inputMode="numeric" />
      }}
    </Field>
  )
}

function Currency({ kind, draft, rate, baseCurrency, problemAt }: DetailsPartProps) {
  const t = useDocumentTexts(kind)
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
