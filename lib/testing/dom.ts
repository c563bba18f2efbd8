// Set-up of tests that run in a DOM: matchers such as `toBeVisible`.
import "@testing-library/jest-dom";
