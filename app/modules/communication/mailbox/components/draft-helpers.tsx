import { useT } from '#app/shell/page-context.tsx'
import { Button, classes, Field, Icon, Select, TextInput, text } from '#app/ui/index.ts'
import type { MailContact } from '#contract/communication/mailbox.ts'
import type { SearchHit } from '#contract/firm/search.ts'
import * as styles from './draft-form.css.ts'

/** What was found for a draft: people to write to, and records whose document can go along. */
export type FoundForDraft = {
  q: string
  people: readonly MailContact[]
  records: readonly Pick<SearchHit, 'kind' | 'id' | 'title' | 'subtitle'>[]
}

/** Looks for people and documents, and puts what is chosen into the mail; what was typed is kept. */
export function DraftFinder({ found }: { found: FoundForDraft | undefined }) {
  const t = useT('mailbox')
  const isEmpty = found && found.people.length === 0 && found.records.length === 0
  return (
    <details open={found !== undefined}>
      <summary>{t('finder.summary')}</summary>
      <div className={styles.finder}>
        <div className={styles.row}>
          <Field id="find" label={t('finder.label')}>
            {(wiring) => (
              <TextInput {...wiring} name="find" maxLength={100} defaultValue={found?.q} />
            )}
          </Field>
          <Button icon="search" name="intent" value="find">
            {t('finder.button')}
          </Button>
        </div>
        {isEmpty && <p className={text.soft}>{t('finder.nothing')}</p>}
        <ul className={styles.found}>
          {found?.people.map((person) => (
            <li key={`${person.source} ${person.email} ${person.name}`} className={styles.file}>
              <Icon name="user" />
              <span className={styles.grows}>
                {person.name} <span className={text.faint}>{person.email}</span>
              </span>
              {(['to', 'cc', 'bcc'] as const).map((field) => (
                <Button
                  key={field}
                  size="s"
                  name="intent"
                  value={`add:${field}:${typedPerson(person)}`}
                  aria-label={t(`finder.${field}`, { name: person.name || person.email })}
                >
                  {t(`draft.${field}`)}
                </Button>
              ))}
            </li>
          ))}
          {found?.records.map(({ kind, id, title, subtitle }) => (
            <li key={id} className={styles.file}>
              <Icon name="file-text" />
              <span className={styles.grows}>
                {title} <span className={text.faint}>{subtitle}</span>
              </span>
              <Button
                size="s"
                icon="paperclip"
                name="intent"
                value={`attachRecord:${kind}:${id}`}
                aria-label={t('finder.attach', { title })}
              >
                {t('draft.attach')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** A person as the fields of a mail take one. */
export function typedPerson({ name, email }: Pick<MailContact, 'name' | 'email'>): string {
  return name && /^[\p{L}\p{N} .'-]+$/u.test(name) ? `${name} <${email}>` : email
}

/** Puts a template before what was written, in the language of whom the mail is for. */
export function TemplateChoice({ names }: { names: readonly string[] }) {
  const t = useT('mailbox')
  if (names.length === 0) return null
  return (
    <div className={classes(styles.row)}>
      <Field id="template" label={t('template.choose')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="template"
            options={names.map((name) => ({ value: name, label: name }))}
          />
        )}
      </Field>
      <Button name="intent" value="template">
        {t('template.insert')}
      </Button>
    </div>
  )
}
