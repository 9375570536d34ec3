import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, DateInput, Field, IconInput, TextInput } from '#app/ui/index.ts'
import type { MailPlaceQuery } from '../paths.ts'
import * as styles from './mail.css.ts'

/** Looks through the mailbox: for words, and by who, whom, when and files. */
export function SearchForm({ place, boxId }: { place: MailPlaceQuery; boxId: string }) {
  const t = useT('mailbox')
  const { firm } = useFirm()
  const isNarrowed = Boolean(place.from || place.to || place.since || place.until || place.files)
  return (
    <search className={styles.grow}>
      <form action={`/firms/${firm.firmId}/mail`}>
        <input type="hidden" name="box" value={boxId} />
        {(place.folder === 'spam' || place.folder === 'bin') && (
          <input type="hidden" name="folder" value={place.folder} />
        )}
        <div className={styles.searchForm}>
          <IconInput
            className={styles.grow}
            icon="search"
            type="search"
            name="q"
            defaultValue={place.q ?? ''}
            maxLength={200}
            aria-label={t('search.label')}
            placeholder={t('search.label')}
            data-mail-search
          />
          <Button>{t('search.find')}</Button>
        </div>
        <details open={isNarrowed}>
          <summary>{t('search.more')}</summary>
          <div className={styles.filters}>
            <Field id="mail-from" label={t('search.from')}>
              {(wiring) => (
                <TextInput {...wiring} name="from" defaultValue={place.from} maxLength={200} />
              )}
            </Field>
            <Field id="mail-to" label={t('search.to')}>
              {(wiring) => (
                <TextInput {...wiring} name="to" defaultValue={place.to} maxLength={200} />
              )}
            </Field>
            <Field id="mail-since" label={t('search.since')}>
              {(wiring) => <DateInput {...wiring} name="since" defaultValue={place.since} />}
            </Field>
            <Field id="mail-until" label={t('search.until')}>
              {(wiring) => <DateInput {...wiring} name="until" defaultValue={place.until} />}
            </Field>
            <Checkbox name="files" value="1" defaultChecked={place.files === '1'}>
              {t('search.files')}
            </Checkbox>
          </div>
        </details>
      </form>
    </search>
  )
}
