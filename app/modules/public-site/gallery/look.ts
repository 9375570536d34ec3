import { z } from 'zod'

const Look = z.object({
  theme: z.enum(['own', 'light', 'dark']).catch('own'),
  dir: z.enum(['ltr', 'rtl']).catch('ltr'),
  density: z.enum(['compact', 'regular', 'roomy']).catch('regular'),
})

/** How the examples of a page are shown. */
export type Look = z.infer<typeof Look>

/** What an example is told. */
export type ExampleProps = Pick<Look, 'density'> & {
  /** Names of all icons, on the page of icons. */
  icons: readonly string[]
}

/** @returns what the query of an address says, the usual for what it does not say */
export function readLook(url: string): Look {
  return Look.parse(Object.fromEntries(new URL(url).searchParams))
}

/** @returns the query that shows a page otherwise; nothing is said of what is usual */
export function lookQuery(look: Look): string {
  const usual = Look.parse({})
  const said = Object.entries(look).filter(
    ([name, value]) =>
      !Object.entries(usual).some(([other, plain]) => other === name && plain === value),
  )
  return `?${new URLSearchParams(said)}`
}

export const lookChoices = {
  theme: Look.shape.theme.unwrap().options,
  dir: Look.shape.dir.unwrap().options,
  density: Look.shape.density.unwrap().options,
}
