import { defineConfig } from 'vitest/config'

/** The tests in a real browser, against the real server with the built client. */
export default defineConfig({
  test: {
    include: [
      'e2e/**/*.test.ts',
      ...(process.env.SCREENSHOTS ? ['e2e/**/*.pictures.ts'] : []),
      ...(process.env.MEASURE ? ['e2e/**/*.measure.ts'] : []),
    ],
    environment: 'node',
    globalSetup: ['e2e/start.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Limits for a machine that is busy with other things: whoever waits, waits for something to be so.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
