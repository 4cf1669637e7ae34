// ky calls `AbortSignal.any`, which Safari has since 17.4, Chrome since 116 and Firefox since 124.
AbortSignal.any ??= (signals) => {
  const controller = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason)
    else
      signal.addEventListener('abort', () => controller.abort(signal.reason), { signal: controller.signal })
  }
  return controller.signal
}
