import { SelectField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Button, Empty, Field, LinkButton, Select, SheetPad } from '#app/ui/index.ts'
import { feedCountries } from '../feed-countries.ts'
import * as styles from './feed.css.ts'

const formId = 'feed-form'

type BeginFeedProps = {
  refusal: Refusal | undefined
  /** Null where the provider does not answer. */
  banks: readonly string[] | null
  country: string
  /** The one of the last time. */
  bank: string
  isDeclined: boolean
  cancelHref: string
}

/** Asks for the bank, whose page then asks for the consent. */
export function BeginFeed(props: BeginFeedProps) {
  const { refusal, banks, country, bank, isDeclined, cancelHref } = props
  const t = useT('bank')
  const labels = { bank: t('feed.bank') }
  return (
    <>
      <CountryForm country={country} />
      {isDeclined && (
        <SheetPad>
          <Band tone="warn" title={t('feed.declined')}>
            {t('feed.declinedWords')}
          </Band>
        </SheetPad>
      )}
      {banks === null || banks.length === 0 ? (
        <Empty title={t(banks ? 'feed.noBanks' : 'feed.silent')}>{t('feed.noBanksWords')}</Empty>
      ) : (
        <PageForm id={formId} refusal={refusal} initial={{ bank }} labels={labels}>
          <input type="hidden" name="country" value={country} />
          <input type="hidden" name="intent" value="begin" />
          <FormSection title={t('feed.bank')} words={t('feed.words')}>
            <SelectField
              name="bank"
              options={banks.map((name) => ({ value: name, label: name }))}
            />
          </FormSection>
          <FormFoot cancelHref={cancelHref} submit={t('feed.begin')} icon="arrow-right" />
        </PageForm>
      )}
    </>
  )
}

/** Another country's banks: a page of its own address, so that it works without script. */
function CountryForm({ country }: { country: string }) {
  const t = useT('bank')
  const format = useFormat()
  return (
    <SheetPad>
      <form method="get" className={styles.part}>
        <Field id="feed-country" label={t('feed.country')}>
          {(control) => (
            <Select {...control} name="country" defaultValue={country}>
              {feedCountries.map((one) => (
                <option key={one} value={one}>
                  {format.country(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button size="s">{t('feed.showBanks')}</Button>
      </form>
    </SheetPad>
  )
}

/** The last step: whoever came back from the bank says that its lines are fetched. */
export function FinishFeed({ bank, state, code }: { bank: string; state: string; code: string }) {
  const t = useT('bank')
  return (
    <SheetPad>
      <form method="post" className={styles.part}>
        <IdempotencyField />
        <input type="hidden" name="state" value={state} />
        <input type="hidden" name="code" value={code} />
        <div className={styles.wide}>
          <Band tone="info" title={t('feed.agreed', { bank })}>
            {t('feed.agreedWords')}
          </Band>
        </div>
        <Button kind="primary" icon="check" name="intent" value="finish">
          {t('feed.finish')}
        </Button>
      </form>
    </SheetPad>
  )
}

/** Stands for a moment, until the browser is at the bank. */
export function GoingToBank({ url }: { url: string }) {
  const t = useT('bank')
  return (
    <SheetPad>
      <div className={styles.part}>
        <b role="status">{t('feed.going')}</b>
        <LinkButton kind="primary" icon="arrow-right" href={url} rel="noreferrer">
          {t('feed.toBank')}
        </LinkButton>
      </div>
    </SheetPad>
  )
}
