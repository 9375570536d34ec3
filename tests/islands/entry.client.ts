import './page.css'
import { type IslandLoader, startIslands } from '#app/islands/element.client.ts'

startIslands(import.meta.glob<Awaited<ReturnType<IslandLoader>>>('./fixtures/*.island.tsx'))
