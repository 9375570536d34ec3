import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead, Rules, RulesCell, text } from '#app/ui/index.ts'
import { isSection, sectionPath, sections } from '../sections.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('gallery')('title') }) }
}

/** What there is to look at. */
export default function GalleryOverview() {
  const t = useT('gallery')
  return (
    <>
      <PageHead title={t('title')} sentence={t('sentence')} />
      <Rules columns="three">
        {Object.keys(sections)
          .filter(isSection)
          .map((section) => (
            <RulesCell key={section} title={t(`sections.${section}.title`)}>
              <p className={text.soft}>{t(`sections.${section}.words`)}</p>
              <LinkButton href={sectionPath(section)}>
                {t('open', { name: t(`sections.${section}.title`) })}
              </LinkButton>
            </RulesCell>
          ))}
      </Rules>
    </>
  )
}

export const meta = headOf
