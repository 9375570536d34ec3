import { env } from 'cloudflare:test'

/** Seeds of a random test: the gate has time for the first, `EVERY_SEED=1` asks for all of them. */
export function seedsOf(seeds: readonly number[]): readonly number[] {
  return env.EVERY_SEED ? seeds : seeds.slice(0, 1)
}
