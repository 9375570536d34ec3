import { EntryPage } from '#app/modules/person/entry/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { LinkButton, Row } from '#app/ui/index.ts'
import * as styles from './provider-redirect.css.ts'

type ProviderRedirectProps = {
  /** Of the provider's own site. */
  url: string
  /** To go back to instead. */
  startPath: string
}

/** Between a button here and the provider's own page; mostly gone before it is read. */
export function ProviderRedirect({ url, startPath }: ProviderRedirectProps) {
  const t = useT('social')
  return (
    <EntryPage
      title={t('going.title')}
      sentence={t('going.sentence', { host: new URL(url).host })}
      motto={t('going.motto')}
    >
      <Row className={styles.ways}>
        <LinkButton kind="primary" href={url} rel="noreferrer">
          {t('going.link')}
        </LinkButton>
        <LinkButton kind="ghost" href={startPath}>
          {t('going.back')}
        </LinkButton>
      </Row>
    </EntryPage>
  )
}
