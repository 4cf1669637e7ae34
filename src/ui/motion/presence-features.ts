import { domAnimation } from 'framer-motion'

/** What `m` needs to animate, in a module of its own, so that a page does not wait for it. */
export const presenceFeatures = domAnimation
