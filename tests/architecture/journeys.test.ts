import { expect, test } from 'vitest'
import { listJourneys, listModules, modulesOf } from '../../scripts/test/modules.mjs'

test('each journey says which modules it goes through, so that it runs with them', () => {
  const modules = new Set([...listModules(), 'none (every screen)'])
  const journeys = listJourneys()
  expect(journeys.length).toBeGreaterThan(10)
  const faults = journeys.flatMap((file) =>
    modulesOf(file)
      .filter((name) => !modules.has(name))
      .map((name) => `${file}: there is no module ${name}; name them in “// Modules: …”`),
  )
  expect(faults).toEqual([])
})
