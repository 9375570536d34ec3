import { NothingFound, text } from '#app/ui/index.ts'
import { useT } from '../page-context.tsx'

/** Stands where a list would be when a search or filter leaves nothing of it. */
export function NothingFoundFor({ q, clearHref }: { q: string | undefined; clearHref: string }) {
  const t = useT('list')
  return (
    <NothingFound title={q ? t('nothingFound', { q }) : t('nothingLeft')}>
      <a className={text.link} href={clearHref}>
        {t('clear')}
      </a>
    </NothingFound>
  )
}
