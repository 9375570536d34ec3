import type { OfferingId } from '#app/modules/public-site/site/index.ts'
import type { OfferingCopy } from '../offering-copy.ts'
import { Audience } from './audience.tsx'
import { Comparison } from './comparison.tsx'
import { Details } from './details.tsx'
import { Functions } from './functions.tsx'
import { MoonsBand } from './moons-band.tsx'
import { OfferingHero } from './offering-hero.tsx'
import { Questions } from './questions.tsx'
import { Today } from './today.tsx'

type BodyProps = { id: OfferingId; name: string; copy: OfferingCopy }

/** All that a page says of an offering. What is planned says so, and shows no screen. */
export function OfferingBody({ id, name, copy }: BodyProps) {
  const isLive = 'screens' in copy
  return (
    <>
      <OfferingHero id={id} name={name} copy={copy} />
      {id === 'invoicing' && <MoonsBand />}
      {!isLive && <Today id={id} words={copy.today} />}
      <Details id={id} copy={copy} />
      <Functions id={id} copy={copy} />
      <Audience audience={copy.audience} />
      <Comparison comparison={copy.comparison} />
      <Questions questions={copy.questions} />
    </>
  )
}
