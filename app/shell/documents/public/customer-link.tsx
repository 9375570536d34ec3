import { classes } from '#app/ui/index.ts'
import { useT } from '../../page-context.tsx'
import * as styles from '../detail/detail.css.ts'
import { Press } from '../detail/press.tsx'
import { ShareLink } from './share-link.tsx'

type CustomerLinkProps = {
  /** Namespace of the kind's texts. */
  texts: string
  of: { state: string; publicPath: string | null; publicUntil: string | null }
  origin: string
  canChange: boolean
}

/** The customer's link to what was offered them, or a way to make one again. */
export function CustomerLink({ texts, of, origin, canChange }: CustomerLinkProps) {
  const t = useT(texts)
  if (of.state === 'draft') return null
  if (of.publicPath)
    return <SharedLink texts={texts} of={of} origin={origin} canChange={canChange} />
  return canChange ? (
    <section className={classes(styles.section, styles.actions)}>
      <Press intent="share" icon="link" words={t('share.make')} />
    </section>
  ) : null
}

type SharedLinkProps = Omit<CustomerLinkProps, 'of'> & {
  of: { publicPath: string | null; publicUntil: string | null }
}

/** The public link of a document, once there is one. */
export function SharedLink({ texts, of, origin, canChange }: SharedLinkProps) {
  const t = useT(texts)
  const { publicPath, publicUntil } = of
  if (!publicPath) return null
  return (
    <ShareLink
      label={t('share.link')}
      hint={t('share.hint')}
      address={origin + publicPath}
      path={publicPath}
      until={publicUntil}
      canChange={canChange}
    />
  )
}
