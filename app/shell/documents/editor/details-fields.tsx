import { languageNames } from '#app/shell/i18n/languages.ts'
import { useFormat } from '#app/shell/page-context.tsx'
import { DateInput, Field, MoneyInput, Select, SuffixInput, TextInput } from '#app/ui/index.ts'
import { currencyCodes } from '#contract/core/currencies.ts'
import { languages } from '#contract/core/fields.ts'
import type { DocumentKind, HeadField } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'
import * as styles from './details.css.ts'
import type { DetailsPartProps } from './details-part.tsx'

type DetailsFieldsProps = DetailsPartProps & { rateSource: string | undefined }

/** Names of all fields that the fold holds. */
export function detailFieldNames({ head }: Pick<DocumentKind, 'head'>): string[] {
  const shared = ['issueDate', 'currency', 'exchangeRate', 'priceMode', 'language']
  return [...shared, ...head.map(({ name }) => name)]
}

/** The fields that every document has and those of the kind. */
export function DetailsFields(props: DetailsFieldsProps) {
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
      <OwnFields {...props} place="references" />
    </div>
  )
}

function OwnFields({ place, ...props }: DetailsFieldsProps & { place: HeadField['place'] }) {
  const fields = props.kind.head.filter((field) => field.place === place)
  return fields.map((field) => <OwnField key={field.name} {...props} field={field} />)
}

function OwnField({ kind, draft, problemAt, field }: DetailsFieldsProps & { field: HeadField }) {
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

function Currency({ kind, draft, rateSource, baseCurrency, problemAt }: DetailsFieldsProps) {
  const t = useDocumentTexts(kind)
  const { currencyName } = useFormat()
  return (
    <>
      <Field id="currency" label={t('edit.currency')} error={problemAt('currency')}>
        {(wiring) => (
          <Select {...wiring} name="currency" defaultValue={draft.currency}>
            {[...new Set([baseCurrency, ...currencyCodes])].map((code) => (
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
        hint={rateSource ?? t('edit.rateHint')}
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
