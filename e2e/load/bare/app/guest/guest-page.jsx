"use client";

import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import CssBaseline from "@mui/material/CssBaseline";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { useState } from "react";

const theme = createTheme({ cssVariables: true, colorSchemes: { dark: true } });

export function GuestPage({ requests: first }) {
  const [requests, setRequests] = useState(first);

  function handleSubmit(event) {
    event.preventDefault();
    const title = new FormData(event.currentTarget).get("title");
    setRequests([...requests, { id: `${requests.length}`, title, votes: 1 }]);
    event.currentTarget.reset();
  }

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <AppBar position="sticky">
        <Toolbar>
          <Typography component="p" variant="h6">
            Crowdcue
          </Typography>
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ display: "grid", gap: 2, p: 2, maxWidth: 640, mx: "auto" }}>
        <Typography component="h1" variant="h4">
          What should the DJ play?
        </Typography>
        <Box component="form" onSubmit={handleSubmit} sx={{ display: "grid", gap: 2 }}>
          <TextField name="title" label="Song" required />
          <TextField name="artist" label="Artist" />
          <Button type="submit" variant="contained" size="large">
            Send the request
          </Button>
        </Box>
        {requests.map(({ id, title, votes }) => (
          <Card key={id} sx={{ display: "flex", alignItems: "center", gap: 2, p: 2 }}>
            <Typography sx={{ flex: 1 }}>{title}</Typography>
            <Chip label="Waiting" color="warning" />
            <Button variant="outlined" aria-label={`Vote for ${title}`}>
              {votes}
            </Button>
          </Card>
        ))}
      </Box>
    </ThemeProvider>
  );
}
