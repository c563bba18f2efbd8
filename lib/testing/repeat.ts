// CI repeats a failed test once, and its closing lines name it.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
