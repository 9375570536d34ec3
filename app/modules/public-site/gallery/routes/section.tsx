import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Stack, Tabs } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Example } from '../components/example.tsx'
import { LookSwitches } from '../components/look-switches.tsx'
import { lookQuery, readLook } from '../look.ts'
import { isSection, sectionPath, sections } from '../sections.ts'
import { allIconNames, sourcesOf } from '../sources.server.ts'

export async function loader(args: Args) {
  const { section } = args.params
  if (!isSection(section)) throw new AppError('not_found', 'The gallery has no such page')
  const { t } = await getVisit(args)
  return {
    head: pageMeta(args, { title: t('gallery')(`sections.${section}.title`) }),
    section,
    look: readLook(args.request.url),
    examples: sourcesOf(section),
    icons: section === 'icons' ? allIconNames() : [],
  }
}

/** The examples of one page, each with its source and what is to be known of it. */
export default function GallerySection() {
  const { section, look, examples, icons } = useLoaderData<typeof loader>()
  const t = useT('gallery')
  return (
    <>
      <PageHead
        title={t(`sections.${section}.title`)}
        sentence={t(`sections.${section}.words`)}
        crumb={{ href: '/ui', label: t('title') }}
      />
      <Tabs
        label={t('title')}
        isPadded
        tabs={Object.keys(sections)
          .filter(isSection)
          .map((one) => ({
            href: `${sectionPath(one)}${lookQuery(look)}`,
            label: t(`sections.${one}.title`),
            isCurrent: one === section,
          }))}
      />
      <LookSwitches path={sectionPath(section)} look={look} />
      <Stack gap="s5">
        {examples.map(({ name, source }) => (
          <Example
            key={name}
            section={section}
            name={name}
            source={source}
            look={look}
            icons={icons}
          />
        ))}
      </Stack>
    </>
  )
}

export const meta = headOf
