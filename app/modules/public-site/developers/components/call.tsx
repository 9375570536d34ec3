import { useT } from '#app/shell/page-context.tsx'
import { LinkButton, text } from '#app/ui/index.ts'
import { tryPath } from '../paths.ts'
import type { ApiOperation } from '../read-description.ts'
import { jsonOf, type snippetsOf } from '../snippets.ts'
import * as styles from './developers.css.ts'

type CallProps = { call: ApiOperation & { snippets: ReturnType<typeof snippetsOf> } }

/** One call: what it takes, its code, and what it answers. */
export function Call({ call }: CallProps) {
  const t = useT('developers')
  const { id, method, path, fields, answer, snippets, isPublic } = call
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`} className={styles.name}>
        <code>
          {method} {path}
        </code>
      </h2>
      <p className={text.soft}>
        {id} · {t(isPublic ? 'call.open' : 'call.key')}
      </p>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((field) => (
            <div key={`${field.in} ${field.name}`} className={styles.field}>
              <dt>
                <code>{field.name}</code>
              </dt>
              <dd>
                <code className={styles.type}>{field.type}</code>{' '}
                <span className={text.soft}>
                  {t(`call.in.${field.in}`)}
                  {field.isRequired && `, ${t('call.required')}`}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {snippets.map(({ language, code }) => (
        <details key={language}>
          <summary>{language}</summary>
          <pre className={styles.code}>{code}</pre>
        </details>
      ))}
      {answer !== undefined && (
        <details>
          <summary>{t('call.answer')}</summary>
          <pre className={styles.code}>{jsonOf(answer)}</pre>
        </details>
      )}
      <p>
        <LinkButton size="s" href={tryPath(id)} aria-label={t('call.tryNamed', { id })}>
          {t('call.try')}
        </LinkButton>
      </p>
    </section>
  )
}
