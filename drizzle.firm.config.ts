import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  driver: 'durable-sqlite',
  schema: [
    './upstream/firm/tables.ts',
    './upstream/register/tables.ts',
    // Persons and the platform have theirs in the directory.
    './upstream/modules/!(person|platform)/*/{tables,*-tables}.ts',
  ],
  out: './upstream/migrations/firm',
})
